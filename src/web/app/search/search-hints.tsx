import Search from 'lucide-react/icons/search'
import { Link } from 'react-router'
import { searchAddress } from '#web/search/hit-address.ts'
import { classes } from '#web/ui/classes.ts'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'

const examples = [
  [say('coffee last month'), say('words and days together')],
  ['expenses over 50', 'amounts: also <20, 12,30, 10-20 and 480 dollars'],
  ['1 to 5 march', 'days: also last week, since may, 14.3.2025'],
  ['with:anna in:lisbon', 'who took part, in which group'],
  ['is:unsettled', say('what is still open: also is:recurring, is:refund')],
  ['#trip by:cash', say('tags and how it was paid')],
  ['account:giro', say('what moved an account: also is:transfer, is:pending')],
] as const

/** Before anything is typed: what can be asked. */
export function SearchHints() {
  return (
    <Card className="pb-4">
      <Empty
        icon={<Search aria-hidden />}
        title={say('Find anything in your book')}
        className="pb-6"
      >
        {say(
          `Expenses, income, people, groups, goals, loans, budgets, accounts and categories. Small
          slips are fine.`,
        )}
      </Empty>
      <ul aria-label={say('Examples')} className="mx-auto max-w-lg px-4">
        {examples.map(([typed, words]) => (
          <li key={typed} className="border-t">
            <Link
              to={searchAddress(typed)}
              className={classes(
                'flex min-h-11 flex-wrap items-center gap-x-4 rounded-md px-2 py-2',
                'hover:bg-accent',
              )}
            >
              <code className="font-medium">{typed}</code>
              <span className="text-sm text-muted-foreground">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
