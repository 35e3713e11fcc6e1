import type { ReactNode } from 'react'
import { routes } from '#contract/routes.ts'
import type { IslandName } from '#contract/site.ts'
import { words } from '#contract/words.ts'
import { answerSplit, titlesOf } from '#web/calculators/split-answer.ts'
import { firstPeople } from '#web/calculators/split-calculator.tsx'
import { SplitOutcome } from '#web/calculators/split-outcome.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { features } from '../features.data.ts'
import { siteCurrency, siteLocale } from '../locale.ts'
import { ActionLink, Panel, Panels, Section } from '../parts.tsx'
import { hasShot, Shot } from '../shot.tsx'
import { SitePart } from '../site-part.tsx'
import { Honeycomb } from './honeycomb.tsx'
import { LoanExample } from './loan-example.tsx'

/** Opens in the app, which signs in to a household of its own. */
const demoPath = `${routes.login.path}?demo`

const loanLead = say(
  `The same sums as in the app, to the cent, with what paying a little more each month would save.
  Nothing you enter leaves this page.`,
)
const splitLead = say(
  `Write down who paid what. You get fair shares that add up to the cent, and the fewest payments
  that make everybody even.`,
)
const oneBookLead = say(
  `Other apps either split bills or keep budgets, so one of the two is always wrong. Here it is
  the same entry.`,
)

export function HomePage() {
  return (
    <>
      <Hero />
      <OneBook />
      <Section id="loan" isTinted title={say('What would a loan cost you?')} lead={loanLead}>
        <Island name="loan">
          <LoanExample />
        </Island>
      </Section>
      <Section id="split" title={say('Who owes whom after the weekend?')} lead={splitLead}>
        <Island name="split">
          <SplitExample />
        </Island>
      </Section>
      <Everything />
      <Trust />
    </>
  )
}

const Start = () => (
  <div className="flex flex-wrap gap-3">
    <ActionLink to={routes.signup.path}>{say('Create an account')}</ActionLink>
    <SitePart name="demo">
      <ActionLink to={demoPath} look="outline">
        {say('Try the demo')}
      </ActionLink>
    </SitePart>
    <SitePart name="no-demo">
      <ActionLink to={routes.features.path} look="outline">
        {say('See what it does')}
      </ActionLink>
    </SitePart>
  </div>
)

const Hero = () => (
  <div className="relative overflow-hidden">
    <Honeycomb />
    <div className="wide relative grid gap-12 pt-20 pb-16 phone:gap-8 phone:pt-10 phone:pb-10">
      <div className="grid max-w-3xl gap-6">
        <h1 className="text-6xl font-semibold tracking-tight text-balance phone:text-4xl">
          {words.publicTagline}
        </h1>
        <p className="max-w-2xl text-xl text-muted-foreground phone:text-lg">
          {say(
            `Moneycomb is one book for your own money and the money you share. Your budget knows
            your part of the dinner, and the dinner knows who paid.`,
          )}
        </p>
        <Start />
        <p className="text-sm text-muted-foreground">
          <Say
            words="{appTagline}. Free, without a limit on what you write down."
            appTagline={words.appTagline}
          />
        </p>
      </div>
      {hasShot('dashboard') ? (
        <Shot
          name="dashboard"
          alt={say(
            'The app: the month in figures, what is safe to spend today and a year of cash flow',
          )}
          sizes="(max-width: 1200px) calc(100vw - 2rem), 69rem"
        />
      ) : null}
    </div>
  </div>
)

const OneBook = () => (
  <Section title={say('Paid 90.00 for three? It cost you 30.00.')} lead={oneBookLead}>
    <Panels>
      <Panel title={say('Your budget counts 30.00')}>
        <p>{say('Only your part is spending, in your own category, on the day of the dinner.')}</p>
      </Panel>
      <Panel title={say('60.00 is owed to you')}>
        <p>{say('It is shown as what it is: money others owe you, not money you lost.')}</p>
      </Panel>
      <Panel title={say('Settling changes nothing')}>
        <p>
          {say('When they pay you back, nobody’s spending moves. It is neither income nor a cost.')}
        </p>
      </Panel>
    </Panels>
  </Section>
)

/** “AI Advice” begins with a name, “Scan” does not. */
const inSentence = (title: string) =>
  title.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

const Everything = () => (
  <Section title={say('Everything else is in the same book')} isTinted>
    <Panels>
      {features.map(({ route, title, text }) => (
        <Panel key={route} title={title}>
          <p>{text}</p>
          <p>
            <a href={`${routes.features.path}#${route}`} className="prose-link">
              <Say words="More on {inSentence}" inSentence={inSentence(routes[route].title)} />
            </a>
          </p>
        </Panel>
      ))}
      <Panel title={say('Begin with what you have')}>
        <p>
          {say(
            `Bring in the statements of your bank as CSV, OFX, QIF, CAMT or MT940. What is there
            already is found, and a whole import is taken back with one click.`,
          )}
        </p>
        <p>
          <a href={`${routes.help.path}#import`} className="prose-link">
            {say('More on statements')}
          </a>
        </p>
      </Panel>
    </Panels>
  </Section>
)

const Trust = () => (
  <Section title={say('It stays yours')}>
    <Panels>
      <Panel title={say('No third parties')}>
        <p>
          {say('Pages load nothing from other companies. No tracking, no advertising, no cookies.')}
        </p>
      </Panel>
      <Panel title={say('Opens at once, also offline')}>
        <p>
          {say('Each device holds your book. What you write without a connection is sent later.')}
        </p>
      </Panel>
      <Panel title={say('Leave with everything')}>
        <p>
          <Say
            words={`Export all of it at any time, or delete your account yourself. <link>What we
              store</link>`}
            link={(inner) => (
              <a href={routes.legal.path} className="prose-link">
                {inner}
              </a>
            )}
          />
        </p>
      </Panel>
    </Panels>
    <Start />
  </Section>
)

interface IslandProps {
  readonly name: IslandName
  /** What is there until it lives, and stays where no script runs. */
  readonly children: ReactNode
}

const islandNames: Readonly<Record<IslandName, string>> = {
  loan: say('Loan calculator'),
  split: say('Split calculator'),
}

/** A part of a page that becomes live when it is about to be seen. */
const Island = ({ name, children }: IslandProps) => (
  <section aria-label={islandNames[name]} data-island={name} className="min-h-96 text-base">
    {children}
  </section>
)

const writing = { currency: siteCurrency, locale: siteLocale }

/** Four friends and what they paid, for those who see no calculator. */
const SplitExample = () => (
  <div className="grid max-w-xl gap-4">
    <SplitOutcome
      names={titlesOf(firstPeople)}
      answer={answerSplit(firstPeople, writing)}
      writing={writing}
    />
    <p className="without-script text-muted-foreground">
      {say('With JavaScript switched on, this is a calculator for your own bills.')}
    </p>
  </div>
)
