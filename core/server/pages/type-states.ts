import { type ResourceName, resources } from "../../../features/types.ts";
import type { ContentStore } from "../content/content-store.ts";
import { tagsOf } from "../content/visibility/response-tags.ts";

/** The states of content types, on which the menus and the caching of every page depend. */
export interface TypeState {
  /** Visitors can read nothing of it. */
  isEmpty: boolean;
  /** When something next appears or ends by itself, in milliseconds; undefined: never. */
  nextMoment: number | undefined;
}

/**
 * Remembers the state of each content type until its next moment. After a change the state is read again, and if the type has become
 * empty or is no longer empty, `onMenusChange` drops the pages that were rendered with other menus. This covers every kind of change
 * (an edit, consent, an import, an undo, a change of another process), because all of them raise the version of a tag.
 */
export class TypeStates {
  readonly #store: Pick<ContentStore, "isEmpty" | "findNextMoment">;
  readonly #onMenusChange: () => void;
  /** Set before the reading ends, so that a change during the reading leads to another one. */
  readonly #known = new Map<ResourceName, Promise<TypeState>>();

  constructor(store: Pick<ContentStore, "isEmpty" | "findNextMoment">, onMenusChange: () => void) {
    this.#store = store;
    this.#onMenusChange = onMenusChange;
  }

  async find(name: ResourceName, at: Date): Promise<TypeState> {
    const known = await this.#known.get(name);
    if (known && (known.nextMoment === undefined || known.nextMoment > at.getTime())) return known;
    return this.#remember(name, at);
  }

  /** Resolves when pages with outdated menus have been dropped. */
  async drop(tag: string): Promise<void> {
    const concerned = [...this.#known].filter(([name]) => tagsOf(resources[name]).includes(tag));
    await Promise.all(concerned.map(([name, before]) => this.#compare(name, before)));
  }

  dropAll(): void {
    this.#known.clear();
  }

  async #compare(name: ResourceName, before: Promise<TypeState>): Promise<void> {
    const states = Promise.all([before, this.#remember(name, new Date())]);
    // If the database fails, the menus may have changed.
    const isSame = await states.then(
      ([one, other]) => one.isEmpty === other.isEmpty,
      () => false,
    );
    if (!isSame) this.#onMenusChange();
  }

  #remember(name: ResourceName, at: Date): Promise<TypeState> {
    const state = this.#read(name, at);
    this.#known.set(name, state);
    state.catch(() => {
      if (this.#known.get(name) === state) this.#known.delete(name);
    });
    return state;
  }

  async #read(name: ResourceName, at: Date): Promise<TypeState> {
    const nextMoment = await this.#store.findNextMoment(resources[name], at.toISOString());
    return { nextMoment, isEmpty: await this.#store.isEmpty(resources[name]) };
  }
}
