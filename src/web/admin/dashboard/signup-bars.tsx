import type { FiguresAnswer } from '#contract/staff/system.ts'
import { leastShown } from '#domain/suppress-small.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { countWords } from './figure-words.ts'

const HEIGHT = 120
const BAR = 20
const GAP = 8

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayOf = (startsOn: string) => day.format(new Date(`${startsOn}T00:00:00Z`))

/** What the heights mean, for a bar has no number beside it. */
export function weeksWords(weeks: FiguresAnswer['weeks']): string {
  if (weeks.every(({ signups }) => signups === 0)) return say('Nobody in these weeks')
  const most = Math.max(0, ...weeks.map(({ signups }) => signups ?? 0))
  const outlined = weeks.some(({ signups }) => signups === null)
  return [
    ...(most > 0 ? [say('At most {count} in a week', { count: countWords(most) })] : []),
    ...(outlined ? [say('Outlined: {count}', { count: countWords(null) })] : []),
  ].join('. ')
}

/** A bar for each week; one too small to tell is drawn as an outline. */
export function SignupBars({ weeks }: Pick<FiguresAnswer, 'weeks'>) {
  const most = Math.max(leastShown, ...weeks.map(({ signups }) => signups ?? 0))
  const width = weeks.length * (BAR + GAP) - GAP
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <figure className="flex grow flex-col gap-2">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        aria-hidden="true"
        preserveAspectRatio="none"
        className="h-32 w-full grow"
      >
        {weeks.map(({ startsOn, signups }, at) => {
          const height = ((signups ?? leastShown / 2) / most) * (HEIGHT - 2)
          return (
            <rect
              key={startsOn}
              x={at * (BAR + GAP)}
              y={HEIGHT - 1 - height}
              width={BAR}
              height={height}
              rx="3"
              className={signups === null ? 'fill-muted stroke-border' : 'fill-primary'}
            />
          )
        })}
      </svg>
      <figcaption className="flex justify-between text-sm text-muted-foreground" aria-hidden="true">
        <span>{first ? dayOf(first.startsOn) : ''}</span>
        <span>{weeksWords(weeks)}</span>
        <span>{last ? dayOf(last.startsOn) : ''}</span>
      </figcaption>
      <table className="sr-only">
        <caption>{say('Signups by week')}</caption>
        <tbody>
          {weeks.map(({ startsOn, signups }) => (
            <tr key={startsOn}>
              <th scope="row">
                <Say words="Week of {day}" day={dayOf(startsOn)} />
              </th>
              <td>{countWords(signups)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
