/** What somebody made of a piece of advice, and what they asked and were answered. */
import { z } from 'zod'
import { createdBy, currency, type Entity, instant, named, text, uuid } from '../entity.ts'
import { limits } from '../limits.ts'

export const adviceChoiceKinds = ['not-for-me', 'done'] as const
export const answerSources = ['facts', 'model'] as const
/** Answered; asked back; about something the book does not know; or outside the book. */
export const answerStatuses = ['answered', 'asks', 'unknown', 'cannot'] as const

/** What a row of advice can lead to. */
export const evidenceCollections = [
  'expenses',
  'incomes',
  'expense_templates',
  'income_templates',
  'budgets',
  'goals',
  'loans',
  'groups',
  'group_shares',
] as const

const evidence = z.strictObject({ collection: z.enum(evidenceCollections), id: uuid })

export const adviceChoices = {
  writable: {
    rule: named(60, 'Name the rule.'),
    /** What it was about, such as the id of a budget. */
    subject: named(200, 'Say what it is about.'),
    /** The facts it was made from: when they change for real, the choice no longer counts. */
    fingerprint: named(200, 'Say which facts it was made from.'),
    choice: z.enum(adviceChoiceKinds),
    title: named(200, 'Say what it was.'),
    /** What following it is worth in a year. */
    yearly: z.int().min(0).max(limits.amountMinorUnits),
    currency,
    /** What was changed: the saving counts for as long as it is still like this. */
    held: z
      .strictObject({
        collection: z.enum(evidenceCollections),
        id: uuid,
        field: named(40, 'Name the field.'),
        /** As JSON; null is a row that is gone. */
        value: text(200).nullable(),
      })
      .nullable(),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { yearly: 0, held: null },
} as const satisfies Entity

/** The longest address that is kept with an answer; one that names many rows is longer. */
export const answerLinkMost = 300

export const adviceAnswers = {
  writable: {
    /** Empty when the whole picture was asked for. */
    question: text(limits.questionCharacters),
    answer: named(4000, 'There is no answer.'),
    by: z.enum(answerSources),
    /** Null of what was asked before this was kept. */
    status: z.enum(answerStatuses).nullable(),
    /** The rows it was made from, or the first of them. */
    evidence: z.array(evidence).max(100),
    /** Where all of them are shown: a screen of the app, and no other place. */
    link: text(answerLinkMost)
      .regex(/^\/mcapp\//, { error: 'Lead to a screen of the app.' })
      .nullable(),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { question: '', by: 'facts', status: null, evidence: [], link: null },
} as const satisfies Entity
