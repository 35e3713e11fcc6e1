import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'

/** A question for the templates of the scope $1 that still bring something. */
export function comingTemplates(
  name: 'expense_templates' | 'income_templates' | 'transfer_templates',
): string {
  const documents = documentsOf(name)
  return `select ${wireObject(documents)} as row from ${documents.table} t
    where t.scope = $1 and ((t.active and t.next_on is not null) or t.waiting_on <> '{}')
    order by t.id`
}
