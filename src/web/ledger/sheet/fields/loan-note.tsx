import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

/** What an expense is that is one fact with a payment of a loan, and what that means here. */
export function LoanNote({ loanId }: { readonly loanId: string }) {
  const { replica } = useTable('loans')
  const loan = replica.rows('loans').get(loanId)
  if (!loan) return null
  return (
    <div className="grid gap-0.5 rounded-lg bg-muted p-3 text-sm">
      <p className="font-medium">
        <Say
          words="Payment of {link}"
          link={
            <Link
              to={`${routes.loan.path.replace(':id', loanId)}?view=payments`}
              className="underline underline-offset-2"
            >
              {String(loan.name)}
            </Link>
          }
        />
      </p>
      <p className="text-muted-foreground">
        {say(
          `Its day and amount change in the loan too. The currency stays that of the loan, and it
          cannot be split, refunded or expected back.`,
        )}
      </p>
    </div>
  )
}
