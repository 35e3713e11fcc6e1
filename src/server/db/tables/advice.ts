import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, kept, replicated } from './column.ts'

export const adviceChoicesTable = pgTable('advice_choices', {
  ...replicated,
  rule: text('rule').notNull(),
  subject: text('subject').notNull(),
  fingerprint: text('fingerprint').notNull(),
  choice: text('choice').notNull(),
  title: text('title').notNull(),
  yearly: amount('yearly').notNull(),
  currency: text('currency').notNull(),
  held: jsonb('held'),
  ...kept,
})

export const adviceAnswersTable = pgTable('advice_answers', {
  ...replicated,
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  by: text('by').notNull(),
  evidence: jsonb('evidence').notNull(),
  link: text('link'),
  ...kept,
})
