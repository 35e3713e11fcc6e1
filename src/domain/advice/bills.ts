/** What runs in Recurring and costs something. */
import { about } from './covered.ts'
import type { Facts, TemplateFact } from './facts.ts'

export const bills = ({ templates }: Facts): readonly TemplateFact[] =>
  templates.filter(({ kind, active }) => kind === 'expense' && active)

export const billMatters = ({ id, names }: TemplateFact): readonly string[] => [
  about.template(id),
  ...names.map(about.payee),
]
