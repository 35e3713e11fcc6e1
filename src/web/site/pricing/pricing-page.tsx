import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { type Plan, planCurrency, plans } from '#contract/plans.ts'
import { routes } from '#contract/routes.ts'
import { formatAmount } from '#domain/money/money.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { siteLocale } from '../locale.ts'
import { ActionLink, Opening, Section } from '../parts.tsx'
import { SitePart } from '../site-part.tsx'

const price = (amount: number) => formatAmount(amount, planCurrency, siteLocale)

const room = (bytes: number) =>
  bytes >= 1e9 ? `${bytes / 1e9} GB` : `${Math.round(bytes / 1e6)} MB`

/** Only what can be used today, as on the features page. */
const rows = [
  say('Unlimited expenses, income and categories'),
  say('Unlimited budgets, goals and loans'),
  say('Unlimited groups, with any number of bills'),
  say('Unlimited statement imports and exports'),
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
      <Opening title={say('Your own data is never limited')}>
        <p>
          <Say
            words={`Writing down your money is free, for as much of it as you have. Plus is for
              those who <sitePart>ask for more advice or </sitePart>keep many receipts.`}
            sitePart={(inner) => <SitePart name="model">{inner}</SitePart>}
          />
        </p>
      </Opening>
      <div className="wide py-6">
        <div className="grid max-w-4xl grid-cols-2 gap-5 phone:grid-cols-1">
          <PlanCard plan={plans.free} price={price(0)} note={say('for good')} />
          <PlanCard
            plan={plans.plus}
            price={price(plans.plus.pricePerMonth)}
            note={say('a month, or {price} a year, which saves {price2}', {
              price: price(yearly),
              price2: price(saved),
            })}
            isMarked
          />
        </div>
        <p className="mt-5 max-w-3xl text-base text-muted-foreground">
          <Say
            words={`The app takes no card payment yet: sign up for free, then ask for Plus in your
              profile. We answer there, and it ends by itself.<sitePart> No model is set up on
              this server, so on both plans all answers come from your own book.</sitePart>`}
            sitePart={(inner) => <SitePart name="no-model">{inner}</SitePart>}
          />
        </p>
      </div>
      <Section title={say('Questions about the price')} isTinted>
        <dl className="grid max-w-3xl gap-6">
          <Question title={say('What happens when Plus ends?')}>
            {say('You are on Free again. Nothing you wrote is deleted or locked.')}
          </Question>
          <Question title={say('Do the people I share with need Plus?')}>
            {say('No. Groups are free for everybody in them, also for those without an account.')}
          </Question>
          <Question title={say('Can I run it myself?')}>
            {say(
              `Yes. Moneycomb starts with one command on your own machine and keeps everything
              there.`,
            )}
          </Question>
          <Question title={say('Something for a whole company?')}>
            <Say
              words="See <link>the corporate offering</link>."
              link={(inner) => <a href={routes.corporate.path}>{inner}</a>}
            />
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
      {isMarked ? say('Sign up, then ask for Plus') : say('Sign up for free')}
    </ActionLink>
    <ul className="grid gap-2">
      {rows.map((row) => (
        <Row key={row}>{row}</Row>
      ))}
      <Row>
        <Say
          words={`Answers from your own book, up to {questionsPerMinute} a minute<sitePart>,
            {aiAdvicePerMonth} a month by a model</sitePart>`}
          questionsPerMinute={limits.questionsPerMinute}
          aiAdvicePerMonth={plan.aiAdvicePerMonth}
          sitePart={(inner) => <SitePart name="model">{inner}</SitePart>}
        />
      </Row>
      <Row>
        <Say words="{room} of receipts" room={room(plan.receiptBytes)} />
      </Row>
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
