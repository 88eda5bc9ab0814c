import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const python = fileURLToPath(new URL("../src/terroir", import.meta.url));
const server = process.env.TERROIR_SERVER ?? "http://127.0.0.1:8000";

/** In development without a server, the texts of the games come straight from the Python package. */
function textsOfThePackage(): Plugin {
  return {
    name: "texts-of-the-package",
    configureServer(dev) {
      dev.middlewares.use("/text", (request, response, next) => {
        const parts = (request.url ?? "").split("?")[0]!.split("/").filter(Boolean);
        const [game, file] = parts.length === 2 ? parts : [null, parts[0]];
        const path = game ? `${python}/games/${game}/text/${file}` : `${python}/core/text/${file}`;
        if (!/^[a-z]+$/.test(game ?? "core") || !/^[a-z]{2}\.ftl$/.test(file ?? "") || !existsSync(path))
          return next();
        response.setHeader("content-type", "text/plain; charset=utf-8");
        createReadStream(path).pipe(response);
      });
    },
  };
}

/** What every table needs is compiled while it comes, on another thread, and not function by function when it is called first. */
function compiledAsTheyCome(): Plugin {
  return {
    name: "compiled-as-they-come",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          const needed =
            chunk.type === "chunk" &&
            (/^(shell|table)$/.test(chunk.name) ||
              chunk.moduleIds.some((id) => /\/src\/games\/\w+\/[^/]+\.svelte/.test(id)));
          if (needed) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}

/** The SHA-256 of every file, in hashes.json: who does not trust a server compares what it serves (`terroir verify --client`). */
function hashesOfAllFiles(): Plugin {
  const list = "hashes.json";
  return {
    name: "hashes-of-all-files",
    apply: "build",
    writeBundle: {
      order: "post",
      handler({ dir }) {
        const folder = dir!;
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && entry.name !== list)
          .map((entry) =>
            join(entry.parentPath, entry.name)
              .slice(folder.length + 1)
              .replaceAll("\\", "/"),
          )
          .sort();
        const hash = (file: string): string =>
          createHash("sha256")
            .update(readFileSync(join(folder, file)))
            .digest("hex");
        const hashes = Object.fromEntries(files.map((file) => [file, hash(file)]));
        writeFileSync(join(folder, list), JSON.stringify(hashes, null, 1) + "\n");
      },
    },
  };
}

export default defineConfig({
  // Files name each other by the way from one to the other; the server writes its prefix into the page.
  base: "./",
  plugins: [svelte(), textsOfThePackage(), compiledAsTheyCome(), hashesOfAllFiles()],
  build: {
    outDir: `${python}/server/client_dist`,
    emptyOutDir: true,
    target: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Few files: each one costs a slow machine more than its bytes do.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /node_modules|\/src\/(app|look|net)\/|\/src\/text\/\w+(\.svelte)?\.ts|\/src\/table\/(RuleText|rule-parts|time)/,
            },
            { name: "table", test: /\/src\/(table|games\/index)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
