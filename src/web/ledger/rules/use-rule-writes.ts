import { useMemo } from 'react'
import type { CategoryRule } from '#domain/categories/rules.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { send } from '#web/fields/send.ts'
import { toast } from '#web/ui/toast.ts'

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

/** Does it, and offers the way back. */
function act(replica: Replica, title: string, wish: Wish, back: Wish): void {
  void send(replica, [wish])
  toast({ title, action: { label: 'Undo', onClick: () => void send(replica, [back]) } })
}

export interface RuleWrites {
  readonly add: (fields: RuleFields) => void
  readonly change: (rule: CategoryRule, fields: RuleFields) => void
  readonly remove: (rule: CategoryRule) => void
}

export function useRuleWrites(): RuleWrites {
  const replica = useReplica()
  return useMemo(
    () => ({
      add: (fields) => {
        const id = newId()
        act(replica, `Rule made for ${fields.contains}`, created(id, fields), deleted(id))
      },
      change: (rule, fields) => {
        const title = `Rule changed for ${fields.contains}`
        act(replica, title, changed(rule.id, fields), changed(rule.id, rule))
      },
      remove: (rule) => {
        const title = `Rule deleted for ${rule.contains}`
        act(replica, title, deleted(rule.id), created(rule.id, rule))
      },
    }),
    [replica],
  )
}
