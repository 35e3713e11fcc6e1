import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { type Plan, planCurrency, plans } from '#contract/plans.ts'
import { routes } from '#contract/routes.ts'
import { formatAmount } from '#domain/money/money.ts'
import { classes } from '#web/ui/classes.ts'
import { siteLocale } from '../locale.ts'
import { ActionLink, Opening, Section } from '../parts.tsx'
import { SitePart } from '../site-part.tsx'

const price = (amount: number) => formatAmount(amount, planCurrency, siteLocale)

const room = (bytes: number) =>
  bytes >= 1e9 ? `${bytes / 1e9} GB` : `${Math.round(bytes / 1e6)} MB`

/** Only what can be used today, as on the features page. */
const rows = [
  'Unlimited expenses, income and categories',
  'Unlimited budgets, goals and loans',
  'Unlimited groups, with any number of bills',
  'Unlimited statement imports and exports',
]

const Row = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Check aria-hidden className="mt-1 size-5 shrink-0 text-primary-text" />
    <span>{children}</span>
  </li>
)

export function PricingPage() {
  const yearly = plans.plus.pricePerYear
  const saved = plans.plus.pricePerMonth * 12 - yearly
  return (
    <>
      <Opening title="Your own data is never limited">
        <p>
          Writing down your money is free, for as much of it as you have. Plus is for those who{' '}
          <SitePart name="model">ask for more advice or </SitePart>keep many receipts.
        </p>
      </Opening>
      <div className="wide py-6">
        <div className="grid max-w-4xl grid-cols-2 gap-5 phone:grid-cols-1">
          <PlanCard plan={plans.free} price={price(0)} note="for good" />
          <PlanCard
            plan={plans.plus}
            price={price(plans.plus.pricePerMonth)}
            note={`a month, or ${price(yearly)} a year, which saves ${price(saved)}`}
            isMarked
          />
        </div>
        <p className="mt-5 max-w-3xl text-base text-muted-foreground">
          The app takes no card payment yet: sign up for free, then ask for Plus in your profile. We
          answer there, and it ends by itself.
          <SitePart name="no-model">
            {' '}
            No model is set up on this server, so on both plans all answers come from your own book.
          </SitePart>
        </p>
      </div>
      <Section title="Questions about the price" isTinted>
        <dl className="grid max-w-3xl gap-6">
          <Question title="What happens when Plus ends?">
            You are on Free again. Nothing you wrote is deleted or locked.
          </Question>
          <Question title="Do the people I share with need Plus?">
            No. Groups are free for everybody in them, also for those without an account.
          </Question>
          <Question title="Can I run it myself?">
            Yes. Moneycomb starts with one command on your own machine and keeps everything there.
          </Question>
          <Question title="Something for a whole company?">
            See <a href={routes.corporate.path}>the corporate offering</a>.
          </Question>
        </dl>
      </Section>
    </>
  )
}

interface PlanCardProps {
  readonly plan: Plan
  readonly price: string
  readonly note: string
  readonly isMarked?: boolean
}

const PlanCard = ({ plan, price: shown, note, isMarked = false }: PlanCardProps) => (
  <section
    className={classes(
      'grid grid-cols-1 content-start gap-5 rounded-xl border bg-card p-7',
      isMarked && 'border-ring',
    )}
  >
    <h2 className="text-xl font-semibold">{plan.title}</h2>
    <p>
      <span className="amount text-4xl font-semibold tracking-tight">{shown}</span>{' '}
      <span className="text-muted-foreground">{note}</span>
    </p>
    <ActionLink to={routes.signup.path} look={isMarked ? 'primary' : 'outline'}>
      {isMarked ? 'Sign up, then ask for Plus' : 'Sign up for free'}
    </ActionLink>
    <ul className="grid gap-2">
      {rows.map((row) => (
        <Row key={row}>{row}</Row>
      ))}
      <Row>
        Answers from your own book, up to {limits.questionsPerMinute} a minute
        <SitePart name="model">, {plan.aiAdvicePerMonth} a month by a model</SitePart>
      </Row>
      <Row>{room(plan.receiptBytes)} of receipts</Row>
    </ul>
  </section>
)

interface QuestionProps {
  readonly title: string
  readonly children: ReactNode
}

const Question = ({ title, children }: QuestionProps) => (
  <div className="grid gap-1">
    <dt className="font-semibold">{title}</dt>
    <dd className="prose text-muted-foreground">
      <p>{children}</p>
    </dd>
  </div>
)
