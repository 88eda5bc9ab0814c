/** Planning one's turn while others take theirs: the table as if it were one's turn, and what is kept until it is. */

import { ask, Failed } from "../net/api";
import { Table } from "../net/table.svelte";
import { words } from "../text/words.svelte";
import type { HintAction, NewOrder, NewPlan, OrderBody, Plan, Refused } from "../wire/types";

export class Planning {
  open = $state(false);
  /** What is planned, as far as it could be done when it was last looked at. */
  actions = $state.raw<HintAction[]>([]);
  /** One's turn has come, at this update: the plan was offered, or could not be any more. */
  came = $state.raw<{ n: number; how: "offered" | "gone" } | null>(null);
  /** The turn that was sealed: the server plays it when it is due, if it still brings the same. */
  sealed = $state.raw<string[]>([]);
  /** Why a sealed turn was not played, until something else happens. */
  dropped = $state.raw<{ n: number; why: string } | null>(null);
  readonly table = new PlanTable(this);
  #live: Table;
  #asked = 0;
  /** What one is asked at the beginning of one's turn, and not in that of somebody else. */
  #turn: string | undefined;

  constructor(live: Table) {
    this.#live = live;
  }

  /** A turn can be planned now: one sits at a screen of one's own, and somebody else thinks. Bots hardly do. */
  get possible(): boolean {
    const { info, seat, seats, yours, pending, begun, showing, paused } = this.#live;
    const isSeated = seat != null && yours.includes(seat) && !info?.hot_seat;
    if (!begun || !isSeated || !info?.plans || showing || paused || pending.kind !== "decide") return false;
    const asked = pending.seats ?? [];
    return !asked.includes(seat) && asked.some((other) => seats[other]?.played_by === "person");
  }

  async begin(): Promise<void> {
    const wanted = this.actions.length ? this.actions : this.sealed.map((action) => ({ action }));
    if (this.possible) this.open = (await this.#set(wanted)) && !this.#live.yourTurn;
  }

  get #planned(): string[] {
    return this.actions.map(({ action }) => action);
  }

  /** The whole turn is planned, and can be sealed as it is. */
  get canSeal(): boolean {
    const isWhole = this.actions.length > 0 && !this.table.yourTurn;
    return !!this.#live.info?.orders && isWhole && this.#planned.join() !== this.sealed.join();
  }

  // ---- sealed turns ------------------------------------------------------------

  /** What this person has sealed here before, or was not told of yet. */
  async recall(): Promise<void> {
    this.#learn(await this.#order("GET", ""));
  }

  /** From now on nobody has to wait for this turn. */
  async seal(): Promise<void> {
    const body: NewOrder = { actions: this.#planned };
    const order = await this.#order("POST", "", body);
    if (order) [this.sealed, this.open] = [order.actions, false];
  }

  async withdraw(): Promise<void> {
    this.#learn(await this.#order("POST", "/withdraw", {}));
  }

  /** It was played, or was not and will not be: then it is told once, and put away. */
  settle(refused: OrderBody["refused"]): void {
    this.sealed = [];
    this.dropped = refused && { n: this.#live.n, why: words.say(refused) };
    if (refused) void this.#order("POST", "/withdraw", {});
    else if (this.open) void this.restart();
    else this.forget();
  }

  #learn(order: OrderBody | null): void {
    if (order?.refused) this.settle(order.refused);
    else if (order) this.sealed = order.actions;
  }

  async #order(method: "GET" | "POST", path: string, body?: unknown): Promise<OrderBody | null> {
    try {
      return await ask<OrderBody>(`/api/tables/${this.#live.info!.id}/order${path}`, method, body);
    } catch (error) {
      if (error instanceof Failed) return null; // it is being played
      throw error;
    }
  }

  async toggle(): Promise<void> {
    if (this.open) this.close();
    else await this.begin();
  }

  /** Back to the table; what is planned is kept. */
  close(): void {
    this.open = false;
  }

  forget(): void {
    this.#asked++; // what is still on its way is no plan any more
    this.actions = [];
    this.open = false;
  }

  /** The others have gone on: what is left of the plan, on the table as it lies now. What is sealed is the server's. */
  async follow(): Promise<void> {
    const isFollowed = this.open || (this.actions.length && !this.sealed.length);
    if (this.#live.over) this.forget();
    else if (isFollowed && !this.#live.yourTurn) await this.#set(this.actions);
  }

  /** One's turn has come: what was planned is offered if it can still be done. */
  offer(): void {
    const planned = this.actions;
    const first = planned[0]?.action;
    const isLegal = this.#live.choices.some(({ actions }) => actions.some(({ action }) => action === first));
    if (!isLegal && this.#turn && this.#live.pending.prompt?.id !== this.#turn) {
      this.close(); // something else is asked in between, such as a bid
      return;
    }
    this.forget();
    if (!planned.length || this.sealed.length) return;
    this.came = { n: this.#live.n, how: isLegal ? "offered" : "gone" };
    if (isLegal) this.#live.hints.takeUp(planned);
  }

  add(action: string): Promise<boolean> {
    return this.#set([...this.actions, { action }]);
  }

  takeBack(): Promise<boolean> {
    return this.#set(this.actions.slice(0, -1));
  }

  restart(): Promise<boolean> {
    return this.#set([]);
  }

  async whatIf(action: string): Promise<Record<string, unknown> | null> {
    const plan = await this.#ask(this.actions, action);
    return (plan?.preview as Record<string, unknown> | undefined) ?? null;
  }

  write(text: string): Promise<Refused | null> {
    return this.#live.write(text);
  }

  async #set(wanted: { action: string }[]): Promise<boolean> {
    const asked = ++this.#asked;
    const plan = await this.#ask(wanted);
    if (!plan || asked !== this.#asked) return false;
    this.actions = plan.done;
    if (!plan.done.length) this.#turn = plan.pending.prompt?.id;
    this.#show(plan, asked);
    return true;
  }

  async #ask(wanted: { action: string }[], what_if: string | null = null): Promise<Plan | null> {
    const body: NewPlan = { actions: wanted.map(({ action }) => action), what_if };
    try {
      return await ask<Plan>(`/api/tables/${this.#live.info!.id}/plan`, "POST", body);
    } catch (error) {
      if (error instanceof Failed) return null; // one's turn has come meanwhile, or the server is away
      throw error;
    }
  }

  #show({ done, view, pending, choices }: Plan, n: number): void {
    const { info, seat, seats, log, chat, muted, viewers } = this.#live;
    this.table.heard({
      type: "state",
      n,
      seat,
      table: { ...info!, hints: false },
      seats,
      view,
      pending,
      choices,
      undo: done.length,
      clocks: null,
      offer: null,
      log,
      chat,
      muted,
      viewers,
      fair: null,
    });
  }
}

/** The table of a plan: what is done here is only planned. */
class PlanTable extends Table {
  override readonly planned = true;
  #plan: Planning;

  constructor(plan: Planning) {
    super();
    this.#plan = plan;
  }

  override play(action: string): Promise<boolean> {
    return this.#plan.add(action);
  }

  override takeBack(): Promise<boolean> {
    return this.#plan.takeBack();
  }

  override restart(): Promise<boolean> {
    return this.#plan.restart();
  }

  override whatIf(action: string): Promise<Record<string, unknown> | null> {
    return this.#plan.whatIf(action);
  }

  /** What cannot be done is not lit; why not is asked when it is one's turn. */
  override async objection(): Promise<Refused | null> {
    return null;
  }

  override write(text: string): Promise<Refused | null> {
    return this.#plan.write(text);
  }
}
