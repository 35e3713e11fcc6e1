import { foldText } from '#domain/ledger.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { send } from '#web/writes/use-writes.ts'
import type { Categories, Category } from './use-categories.ts'

const longest = 60

/** Makes a category of one's own and gives its id; null where none of that name can be made. */
export function useAddCategory({ choices, byId, addsTo }: Categories) {
  const replica = useReplica()
  return (typed: string): (() => string) | null => {
    const said = foldText(typed.trim())
    // One that is hidden has its name too.
    const isTaken = () =>
      [...byId.values()].some(({ type, name }) => type === addsTo && foldText(name) === said)
    return addsTo && said !== '' && !isTaken() ? () => create(typed, addsTo) : null
  }
  function create(typed: string, type: Category['type']): string {
    const id = newId()
    const name = typed.trim().replace(/\s+/g, ' ').slice(0, longest)
    // Behind those that are there.
    const sort = Math.max(0, ...choices.map((choice) => choice.sort)) + 1
    const doc = { id, name, type, sort: Math.min(sort, 1_000_000) }
    void send(replica, [{ name: 'categories.create', args: { doc } }])
    return id
  }
}
