import type { Failure, Parcel } from '../shapes.ts'

/** Commands the server refused, until someone retries or dismisses them. */
export class Refused {
  readonly #parcels = new Map<string, Parcel>()
  #list: readonly Failure[] | null = []

  list(): readonly Failure[] {
    this.#list ??= [...this.#parcels.values()].flatMap(({ key, name, args, before, refusal }) =>
      refusal ? [{ key, name, args, ...(before && { before }), ...refusal }] : [],
    )
    return this.#list
  }

  find(key: string): Parcel | undefined {
    return this.#parcels.get(key)
  }

  add(parcel: Parcel): void {
    this.#parcels.set(parcel.key, parcel)
    this.#list = null
  }

  remove(key: string): void {
    if (this.#parcels.delete(key)) this.#list = null
  }
}
