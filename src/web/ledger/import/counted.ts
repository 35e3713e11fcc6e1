export interface Added {
  readonly expenses: number
  readonly incomes: number
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const rowsWords = (count: number) => counted(count, 'row', 'rows')
export const filesWords = (count: number) => counted(count, 'file', 'files')

/** "20 expenses and 3 incomes"; what there is none of is not said. */
export function addedWords({ expenses, incomes }: Added): string {
  const parts = [
    expenses > 0 ? counted(expenses, 'expense', 'expenses') : '',
    incomes > 0 ? counted(incomes, 'income', 'incomes') : '',
  ].filter(Boolean)
  return parts.length === 0 ? 'nothing' : parts.join(' and ')
}
