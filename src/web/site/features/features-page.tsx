import Check from 'lucide-react/icons/check'
import { routes } from '#contract/routes.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { calculators } from '../calculators.ts'
import { features } from '../features.data.ts'
import { ActionLink, Opening, Panel, Panels, Section } from '../parts.tsx'
import { hasShot, Shot } from '../shot.tsx'

export function FeaturesPage() {
  return (
    <>
      <Opening
        title={say('Everything about your money, in one book')}
        actions={<ActionLink to={routes.signup.path}>{say('Create an account')}</ActionLink>}
      >
        <p>
          {say(
            `The pictures show the app as it is, taken by a program from the running product. What
            is not built yet is not on this page.`,
          )}
        </p>
      </Opening>
      <div className="wide grid gap-20 py-10 phone:gap-14">
        {features.map((feature, at) => (
          <FeatureRow key={feature.route} feature={feature} isTurned={at % 2 === 1} />
        ))}
      </div>
      <Section title={say('And underneath')} isTinted>
        <Panels>
          <Panel title={say('Bank statements')}>
            <p>
              {say(
                `Bring in CSV, OFX, QIF, CAMT and MT940 files. What you have already is found,
                with the reason, and a whole import is taken back with one click.`,
              )}
            </p>
          </Panel>
          <Panel title={say('Any currency')}>
            <p>
              {say(
                `Every entry keeps its currency. Totals use the rate of the day it was spent; what
                has no rate is named beside them instead of guessed.`,
              )}
            </p>
          </Panel>
          <Panel title={say('Works offline')}>
            <p>
              {say(
                `Each device holds your book. You read and write without a connection; changes go
                out when there is one, and reach your other devices within a second.`,
              )}
            </p>
          </Panel>
          <Panel title={say('Your categories')}>
            <p>
              {say(
                `Start with a sensible set, restyle it, hide what you do not need, add your own
                and merge two with everything in them.`,
              )}
            </p>
          </Panel>
          <Panel title={say('Told once')}>
            <p>
              {say(
                `Notifications in the app, by mail and by push, each kind with its own switch and
                with quiet hours. Nothing is told twice.`,
              )}
            </p>
          </Panel>
          <Panel title={say('Yours to take along')}>
            <p>
              {say(
                `Export everything as JSON and CSV at any time. Delete your account yourself, and
                it is gone.`,
              )}
            </p>
          </Panel>
        </Panels>
      </Section>
    </>
  )
}

/** Those that can be tried on the home page. */
const tried: Partial<Record<string, (typeof calculators)[keyof typeof calculators]>> = {
  loans: calculators.loan,
  groups: calculators.split,
}

interface FeatureRowProps {
  readonly feature: (typeof features)[number]
  readonly isTurned: boolean
}

function FeatureRow({ feature, isTurned }: FeatureRowProps) {
  const { route, shot, title, text, points, alt } = feature
  const calculator = tried[route]
  return (
    <section
      id={route}
      className={classes(
        'grid scroll-mt-24 items-center gap-10 max-lg:gap-6',
        isTurned ? 'lg:grid-cols-[3fr_2fr]' : 'lg:grid-cols-[2fr_3fr]',
      )}
    >
      <div className={classes('grid gap-4', isTurned && 'lg:order-2')}>
        <h2 className="text-3xl font-semibold tracking-tight text-balance phone:text-2xl">
          {title}
        </h2>
        <p className="text-muted-foreground">{text}</p>
        <ul className="grid gap-2">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-primary-text" />
              {point}
            </li>
          ))}
        </ul>
        {calculator ? (
          <p>
            <a href={calculator.href} className="prose-link">
              <Say
                words="Try it without an account: {calculator}"
                calculator={calculator.title.toLowerCase()}
              />
            </a>
          </p>
        ) : null}
      </div>
      {hasShot(shot) ? (
        <Shot name={shot} alt={alt} sizes="(max-width: 1024px) calc(100vw - 2rem), 42rem" />
      ) : null}
    </section>
  )
}
