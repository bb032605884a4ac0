import { type ResourceName, resources } from "../../content/resources/index.ts";
import type { ContentStore } from "./content-store.ts";
import { tagsOf } from "./tagged-writes.ts";

/** What every page asks about content types, for its menus and for how long it may be cached. */
export interface TypeState {
  /** Nothing of it can be read now. */
  isEmpty: boolean;
  /** When something next appears or ends by itself, in milliseconds; undefined: never. */
  nextMoment: number | undefined;
}

/** Remembers the state of each content type until it is changed, or until its next moment. */
export class TypeStates {
  readonly #store: Pick<ContentStore, "isEmpty" | "findNextMoment">;
  /** Set before the reading ends: a change that is committed meanwhile drops it. */
  readonly #known = new Map<ResourceName, Promise<TypeState>>();

  constructor(store: Pick<ContentStore, "isEmpty" | "findNextMoment">) {
    this.#store = store;
  }

  async find(name: ResourceName, at: Date): Promise<TypeState> {
    const known = await this.#known.get(name);
    if (known && (known.nextMoment === undefined || known.nextMoment > at.getTime())) return known;
    const state = this.#read(name, at);
    this.#known.set(name, state);
    state.catch(() => this.#known.delete(name));
    return state;
  }

  drop(tag: string): void {
    for (const name of this.#known.keys()) {
      if (tagsOf(resources[name]).includes(tag)) this.#known.delete(name);
    }
  }

  dropAll(): void {
    this.#known.clear();
  }

  async #read(name: ResourceName, at: Date): Promise<TypeState> {
    const nextMoment = await this.#store.findNextMoment(resources[name], at.toISOString());
    return { nextMoment, isEmpty: await this.#store.isEmpty(resources[name]) };
  }
}
