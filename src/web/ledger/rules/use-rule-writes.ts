import { useMemo } from 'react'
import type { CategoryRule } from '#domain/categories/rules.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { send } from '#web/fields/send.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'

export type RuleFields = Omit<CategoryRule, 'id'>

const fieldsOf = ({ type, contains, categoryId, active }: RuleFields): RuleFields => ({
  type,
  contains,
  categoryId,
  active,
})

const created = (id: string, fields: RuleFields): Wish => ({
  name: 'category_rules.create',
  args: { doc: { id, ...fieldsOf(fields) } },
})
const changed = (id: string, patch: RuleFields): Wish => ({
  name: 'category_rules.update',
  args: { id, patch: fieldsOf(patch) },
})
const deleted = (id: string): Wish => ({ name: 'category_rules.delete', args: { id } })

export type Tell = (message: ToastMessage) => void

/** Does it, and offers the way back. */
const actor =
  (replica: Replica, tell: Tell) =>
  (title: string, wish: Wish, back: Wish): void => {
    void send(replica, [wish])
    tell({ title, action: { label: 'Undo', onClick: () => void send(replica, [back]) } })
  }

export interface RuleWrites {
  readonly add: (fields: RuleFields) => void
  readonly change: (rule: CategoryRule, fields: RuleFields) => void
  readonly remove: (rule: CategoryRule) => void
}

/** Says what it did in a toast, or in an open dialog, where a toast could not be reached. */
export function useRuleWrites(tell: Tell = toast): RuleWrites {
  const replica = useReplica()
  return useMemo(() => {
    const act = actor(replica, tell)
    return {
      add: (fields) => {
        const id = newId()
        act(`Rule made for ${fields.contains}`, created(id, fields), deleted(id))
      },
      change: (rule, fields) => {
        const title = `Rule changed for ${fields.contains}`
        act(title, changed(rule.id, fields), changed(rule.id, rule))
      },
      remove: (rule) => {
        const title = `Rule deleted for ${rule.contains}`
        act(title, deleted(rule.id), created(rule.id, rule))
      },
    }
  }, [replica, tell])
}
