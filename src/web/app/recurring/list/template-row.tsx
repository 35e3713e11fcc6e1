import CalendarClock from 'lucide-react/icons/calendar-clock'
import HandCoins from 'lucide-react/icons/hand-coins'
import TrendingUp from 'lucide-react/icons/trending-up'
import Users from 'lucide-react/icons/users'
import { type Day, daysBetween, dayWords } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { cancelBy } from '#domain/recurring/cancel-by.ts'
import { amountOn, nextPriceChange } from '#domain/recurring/price-changes.ts'
import { scheduleWords } from '#domain/recurring/schedule-words.ts'
import { isSoon } from '#domain/recurring/soon.ts'
import { AccountMark } from '#web/accounts/account-mark.tsx'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import type { Category } from '#web/categories/use-categories.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { placeOf, type Template } from '../template.ts'
import type { Upcoming } from '../upcoming.ts'
import { type TemplateActs, TemplateMenu } from './template-menu.tsx'

export interface TemplateRowProps {
  readonly upcoming: Upcoming
  readonly category: Category | undefined
  readonly acts: TemplateActs
}

const rowLook =
  'relative flex flex-wrap items-center gap-x-3 border-b py-2.5 pr-2 pl-4 last:border-b-0 ' +
  'hover:bg-muted/50'

/** The whole row can be pressed; beside a word too long for the rest, the amount goes below. */
const nameLook =
  'flex min-h-11 min-w-0 grow basis-[min-content] flex-col justify-center gap-0.5 ' +
  'rounded-sm text-left wrap-break-word ' +
  'after:absolute after:inset-0'

/** Badges of a long line wrap rather than widen the page. */
const marksLook =
  'flex min-w-0 basis-full flex-wrap gap-1 pt-1 pl-12 phone:pl-0 *:h-auto *:min-h-6 ' +
  '*:max-w-full *:whitespace-normal'

export function TemplateRow({ upcoming, category, acts }: TemplateRowProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { template, mine, next, stage } = upcoming
  const accounts = useAccountMap()
  const to = 'toId' in template ? accounts.get(template.toId) : undefined
  const place = wayOf(template, accounts) ?? placeOf(template)
  return (
    <li className={rowLook}>
      {to ? <AccountMark kind={to.kind} /> : <CategoryMark category={category} />}
      <button type="button" onClick={() => acts.edit(template)} className={nameLook}>
        <span className="font-medium">{template.description}</span>
        <span className="text-sm text-muted-foreground">
          {place && place !== template.description ? `${place} · ` : null}
          {scheduleWords(template, locale)}
        </span>
      </button>
      <div className="ml-auto grid shrink-0 justify-items-end text-right">
        <Amount
          amount={amountOn(mine, next?.dueOn ?? today)}
          currency={template.currency}
          flow={template.kind === 'income' ? 'in' : 'out'}
          className="font-medium"
        />
        <span className="text-sm text-muted-foreground">
          {next === null || stage === 'paused' ? null : dayWords(next.postOn, today, locale)}
          <span className="phone:hidden">
            {next === null || stage === 'paused' ? null : <Until day={next.postOn} />}
          </span>
        </span>
      </div>
      <TemplateMenu upcoming={upcoming} acts={acts} />
      <Marks upcoming={upcoming} />
    </li>
  )
}

/** From where to where, of what is moved. */
const wayOf = (template: Template, accounts: ReturnType<typeof useAccountMap>) =>
  'fromId' in template
    ? [template.fromId, template.toId].map((id) => accounts.get(id)?.name ?? '…').join(' → ')
    : null

function Until({ day }: { readonly day: string }) {
  const words = untilWords(day, useToday())
  return words === null ? null : `, ${words}`
}

/** What is special about it. */
function Marks({ upcoming }: { readonly upcoming: Upcoming }) {
  const { locale } = useLocale()
  const today = useToday()
  const { template, mine } = upcoming
  const isShared = 'groupId' in template && template.groupId !== null
  const cancel = template.contract && cancelBy(template.contract, template.startOn, today)
  const price = nextPriceChange(mine, today)
  if (!cancel && !price && template.autoPost && !isShared) return null
  return (
    <div className={marksLook}>
      {isShared ? <GroupMark upcoming={upcoming} /> : null}
      {template.autoPost ? null : (
        <Badge>
          <HandCoins aria-hidden />
          {say('Asks first')}
        </Badge>
      )}
      {price ? (
        <Badge look="info">
          <TrendingUp aria-hidden />
          <Say
            words="{amount} from {day}"
            amount={formatAmount(price.amount, template.currency, locale)}
            day={dayWords(price.from, today, locale)}
          />
        </Badge>
      ) : null}
      {cancel ? (
        <Badge look={isSoon(cancel.day, today) ? 'warning' : 'default'}>
          <CalendarClock aria-hidden />
          <Say
            words="Cancel by {day}, {left}"
            day={dayWords(cancel.day, today, locale)}
            left={leftWords(today, cancel.day)}
          />
        </Badge>
      ) : null}
    </div>
  )
}

/** Whose it is, and what all of it comes to. */
function GroupMark({ upcoming: { template, next } }: { readonly upcoming: Upcoming }) {
  const { locale } = useLocale()
  const today = useToday()
  const groups = useMyGroups()
  const group = groups.get('groupId' in template ? (template.groupId ?? '') : '')
  const whole = amountOn(template, next?.dueOn ?? today)
  return (
    <Badge look="primary" className="max-w-full">
      <Users aria-hidden className="shrink-0" />
      <span className="truncate">
        {group
          ? say('Your part of {amount} in {group}', {
              amount: formatAmount(whole, template.currency, locale),
              group: group.name,
            })
          : say('A group you left')}
      </span>
    </Badge>
  )
}

function leftWords(today: string, day: string): string {
  const days = daysBetween(today, day)
  return days === 0 ? say('the last day') : say('{days} left', { days: countDays(days) })
}

const countDays = (count: number): string =>
  say('{count, plural, one {# day} other {# days}}', { count })

/** How long until then; nothing where the day itself says it. */
function untilWords(day: Day, today: Day): string | null {
  const days = daysBetween(today, day)
  return days < 2 ? null : say('in {days}', { days: countDays(days) })
}
