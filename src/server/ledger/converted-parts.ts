import { converted, saidRate } from './conversion.ts'

/**
 * The beginning of a query: `costs` has every part of the scope $1 from day $3 to $4, and what it
 * comes to in the currency $2, null without a rate, beside what it is itself; $5 are the units.
 */
export const convertedBy = (amount: 'net' | 'paid'): string => `
with ${converted(`
  select kind, entry_id, date, category_id, by_plan, currency, ${saidRate}, ${amount} as amount
  from ledger_parts where scope = $1 and date between $3 and $4 and ${amount} <> 0`)}, costs as (
  select kind, entry_id, date, category_id, by_plan, counted as cost,
    currency as own_currency, amount as own_amount, rate_on
  from converted
)`
