import { routes } from '#contract/routes.ts'

export const listAddress: string = routes.loans.path
export const addressOf = (loanId: string): string => routes.loan.path.replace(':id', loanId)
