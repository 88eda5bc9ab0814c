// Before the first paint: the theme and the motion that were chosen last, or else what the system says.
try {
  const kept = JSON.parse(localStorage.getItem("terroir-settings") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  if (kept.motion === "less") document.documentElement.dataset.motion = "less";
} catch {
  // nothing kept, or not readable: the system decides
}
