/** The door for assistants: each tool by what it takes, what it answers, and which token may. */
import { z } from 'zod'
import { hitKinds } from '#domain/search/findable.ts'
import {
  bucketSizes,
  disordered,
  type entryKinds,
  figureGaps,
  isOrdered,
  isShort,
  reach,
  span,
  sum,
  tooLong,
} from '../analytics/entities.ts'
import { rowsAnswer } from '../analytics/rows.ts'
import { dashboardAnswer } from '../dashboard/entities.ts'
import { currency, day, uuid } from '../entity.ts'
import { billTold, entryFields, entryLineBody } from '../entries/calls.ts'
import { paymentMethods } from '../ledger/expenses.ts'
import { searchBody } from '../ledger/search.ts'
import { proposalRow } from '../proposals/entities.ts'
import { idempotencyKey } from '../sync.ts'
import type { TokenRight } from '../tokens/entities.ts'

/** Where the door is. */
export const mcpPath = '/mcp'

/** Longer texts are cut there: a note of a page tells a model no more than its first lines. */
export const toldCharacters = 300

/** Written by people, also by others than the one who asks. */
const text = z.string()
/** In the smallest unit of its currency. */
const money = { amount: z.int(), currency } as const

const groupings = ['category', 'payee', ...bucketSizes] as const
const measures = ['spending', 'income'] as const

export const kindOf = { spending: 'expense', income: 'income' } as const satisfies Readonly<
  Record<(typeof measures)[number], (typeof entryKinds)[number]>
>

const figuresInput = z
  .strictObject({
    measure: z.enum(measures),
    ...reach,
    by: z.enum(groupings).optional().describe('Also told in parts, of all that it is made of'),
    categoryIds: z
      .array(z.union([uuid, z.literal('none')]))
      .max(500)
      .optional()
      .describe('Only these; name the ones below a category too'),
    payee: z.string().max(200).optional().describe('Only this one, as a part by payee names it'),
  })
  .refine(isOrdered, disordered)
  .refine(isShort, tooLong)
  .refine(({ by, categoryIds, payee }) => !by || !(categoryIds || payee), {
    path: ['by'],
    error: 'Ask for parts, or for categories or a payee.',
  })
  .refine(({ by, measure }) => by !== 'payee' || measure === 'spending', {
    path: ['by'],
    error: 'Only spending is told by payee.',
  })

const { rows, total: _total, next: _next, ...ofRows } = rowsAnswer.shape
const { categoryId } = rows.element.shape

const figuresOutput = z.strictObject({
  ...span,
  ...ofRows,
  amount: sum.describe('All of it; null when too large to be exact'),
  said: text.describe('The amount in words, as the app writes it'),
  parts: z
    .array(
      z.strictObject({
        id: z.string().nullable().describe('Of a category its id, of a payee its key, or a day'),
        name: text,
        amount: sum,
        count: z.int().min(0).nullable(),
        ...figureGaps,
      }),
    )
    .optional(),
  rows: z.array(rows.element.extend({ category: text.nullable() })),
  more: z.boolean().describe('There are more rows than these; the amount counts all'),
})

const { budgetsAtRisk } = dashboardAnswer.shape
const runningBudget = budgetsAtRisk.element.extend({
  name: text,
  available: sum.describe('All there is for these days, with what was carried on'),
  spent: sum.describe('With what is written ahead, which is `ahead` of it'),
  projected: sum.describe('What it will probably come to by its last day'),
  categoryIds: z.array(uuid).describe('With those below them; none where it is for everything'),
})

const upcomingRow = dashboardAnswer.shape.upcoming.element

const entryKindsTold = [
  ...(['expenses', 'incomes'] as const),
  ...(['group_expenses', 'group_shares', 'settlements'] as const),
] as const
export type ToldEntryKind = (typeof entryKindsTold)[number]

const { state, expiresAt } = proposalRow.shape

const toldProposal = z.strictObject({
  ...{ id: uuid, state, expiresAt },
  kind: z.string(),
  groupId: uuid.nullable(),
  date: day,
  description: text,
  ...money,
  categoryId,
  accountId: uuid.nullable(),
  said: text.describe('What accepting it writes, in words, with who pays and who owes'),
  bill: billTold,
})

export interface ToolFact {
  readonly title: string
  readonly description: string
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  readonly need: TokenRight
  /** The kinds of places a token may be for. */
  readonly places: readonly PlaceKind[]
}
export type PlaceKind = 'all' | 'book' | 'group'

const anywhere = ['all', 'book', 'group'] as const

export const assistantTools = {
  search: {
    title: 'Search',
    description:
      'Finds entries, people, groups, goals, loans, budgets, recurring ones, categories and ' +
      'accounts. Understands what the search of the app does: words, amounts, days and is:…',
    input: searchBody,
    output: z.strictObject({
      hits: z.array(
        z.strictObject({
          kind: z.enum(hitKinds),
          id: z.string(),
          title: text,
          detail: text.nullable(),
          date: day.nullable(),
          amount: z.int().nullable(),
          currency: z.string().nullable(),
          counts: z.int().nullable().describe('What it costs or earns its owner'),
          groupId: z.string().nullable(),
        }),
      ),
      more: z.boolean(),
    }),
    need: 'read',
    places: anywhere,
  },
  figures: {
    title: 'Figures',
    description:
      'What was spent or came in from one day to another, the same figure as in the app, with ' +
      'the rows it is made of. The lens share counts the own part, paid what was laid out, ' +
      'group all that groups spent, and so does a `groupId`, of that group alone. What has no ' +
      'exchange rate is in `missing` and in no sum.',
    input: figuresInput,
    output: figuresOutput,
    need: 'read',
    places: anywhere,
  },
  balances: {
    title: 'Balances of groups',
    description:
      'Who is owed (above zero) or owes in each group and currency, and the fewest payments ' +
      'that make everybody even.',
    input: z.strictObject({ groupId: uuid.optional() }),
    output: z.strictObject({
      groups: z.array(
        z.strictObject({
          id: uuid,
          name: text,
          status: z.string(),
          balances: z.array(
            z.strictObject({ memberId: uuid, name: text, isMe: z.boolean(), ...money }),
          ),
          payments: z.array(z.strictObject({ from: text, to: text, ...money })),
        }),
      ),
    }),
    need: 'read',
    places: ['all', 'group'],
  },
  budgets: {
    title: 'Budgets',
    description:
      'How each budget that runs today stands: what it has, what of that is spent, and what it ' +
      'will probably come to. For the rows, ask figures for its days and categories.',
    input: z.strictObject({}),
    output: z.strictObject({ budgets: z.array(runningBudget) }),
    need: 'read',
    places: ['all', 'book'],
  },
  upcoming: {
    title: 'Upcoming',
    description:
      'What is due or comes in: what recurs, instalments, bills of cards, entries ahead.',
    input: z.strictObject({
      to: day.optional().describe('The last day; two weeks where left out'),
    }),
    output: z.strictObject({ ...span, rows: z.array(upcomingRow.extend({ title: text })) }),
    need: 'read',
    places: ['all', 'book'],
  },
  entry: {
    title: 'One entry',
    description: 'All about one entry, by the id that a search or the rows of a figure have.',
    input: z.strictObject({ id: uuid }),
    output: z.strictObject({
      kind: z.enum(entryKindsTold),
      id: uuid,
      groupId: uuid.nullable(),
      date: day,
      description: text,
      ...money,
      categoryId,
      category: text.nullable(),
      payee: text.nullable().describe('The merchant, or who paid'),
      notes: text.nullable(),
      tags: z.array(text),
      paymentMethod: z.enum(paymentMethods).nullable(),
      members: z
        .array(z.strictObject({ memberId: uuid, name: text, paid: z.int(), share: z.int() }))
        .describe('Of what a group shares: who paid and who bears it'),
    }),
    need: 'read',
    places: anywhere,
  },
  propose_entry: {
    title: 'Propose an entry',
    description:
      'Puts one expense, income or bill of a group before its owner, who accepts or declines it ' +
      'in the app within a week: nothing is written before that. Give a line (see ' +
      'moneycomb://help/one-line) or an entry, and a key that you make up: the same key is the ' +
      'same proposal.',
    input: z
      .strictObject({
        key: idempotencyKey,
        line: entryLineBody.shape.line.optional(),
        on: day.optional().describe('The day, where the line names none; else today'),
        groupId: uuid.optional().describe('A bill of this group, shared equally, paid by me'),
        entry: entryFields.optional(),
      })
      .refine(({ line, entry }) => (line === undefined) !== (entry === undefined), {
        path: ['line'],
        error: 'Give either a line or an entry.',
      }),
    output: z.strictObject({ proposal: toldProposal, repeated: z.boolean() }),
    need: 'add',
    places: anywhere,
  },
  my_proposals: {
    title: 'What became of proposals',
    description: 'The newest of what was proposed by this token, and what its owner said.',
    input: z.strictObject({}),
    output: z.strictObject({ proposals: z.array(toldProposal) }),
    need: 'add',
    places: anywhere,
  },
} as const satisfies Readonly<Record<string, ToolFact>>

export type ToolName = keyof typeof assistantTools
export type ToolInput<Name extends ToolName> = z.output<(typeof assistantTools)[Name]['input']>
export type ToolAnswer<Name extends ToolName> = z.output<(typeof assistantTools)[Name]['output']>
export const toolNames = Object.keys(assistantTools) as ToolName[]
