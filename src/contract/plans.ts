/** What each plan costs and allows; adding one's own data is never limited. */
export interface Plan {
  readonly title: string
  /** Minor units of `planCurrency`. */
  readonly pricePerMonth: number
  readonly pricePerYear: number
  readonly aiAdvicePerMonth: number
  readonly receiptBytes: number
}

export const planCurrency = 'EUR'

/** Plus while `subscriptionEndDate` lies in the future, Free otherwise. */
export const plans = {
  free: {
    title: 'Free',
    pricePerMonth: 0,
    pricePerYear: 0,
    aiAdvicePerMonth: 10,
    receiptBytes: 200_000_000,
  },
  plus: {
    title: 'Plus',
    pricePerMonth: 499,
    pricePerYear: 4900,
    aiAdvicePerMonth: 200,
    receiptBytes: 10_000_000_000,
  },
} as const satisfies Record<string, Plan>

export type PlanName = keyof typeof plans
