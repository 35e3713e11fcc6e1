import { type PlanName, plans } from '#contract/plans.ts'
import { formatBytes } from '#web/locale/format-bytes.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { PlusRow } from './plus-row.tsx'
import { Section, SectionRow } from './section.tsx'
import { UsageRows } from './usage-rows.tsx'
import { useOwnProfile } from './use-own-profile.ts'
import { useUsage } from './use-usage.ts'

const planAt = (endsAt: string | null, now: number): PlanName =>
  endsAt !== null && Date.parse(endsAt) > now ? 'plus' : 'free'

export function PlanSection() {
  const { user } = useOwnProfile()
  const book = useLocale()
  const usage = useUsage()
  const name = planAt(user.subscriptionEndDate, Date.now())
  const { title, aiAdvicePerMonth, receiptBytes } = plans[name]
  return (
    <Section title={say('Plan')} lead={say('Adding your own data is never limited.')}>
      <SectionRow label={say('Your plan')}>
        <span className="font-medium">{title}</span>
        {name === 'plus' && user.subscriptionEndDate ? (
          <Badge look="primary">
            <Say
              words="until {instant}"
              instant={instantWords(user.subscriptionEndDate, book, 'day')}
            />
          </Badge>
        ) : null}
      </SectionRow>
      <SectionRow label={say('What it includes')}>
        {usage.usage?.hasModel === false
          ? say('Answers from your own book (no model is set up here) and {size} of receipts', {
              size: formatBytes(receiptBytes, book.locale),
            })
          : say('{answers} answers by a model a month and {size} of receipts', {
              answers: aiAdvicePerMonth,
              size: formatBytes(receiptBytes, book.locale),
            })}
      </SectionRow>
      <UsageRows usage={usage} />
      <PlusRow plan={name} usage={usage} />
    </Section>
  )
}
