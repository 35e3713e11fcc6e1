import Landmark from 'lucide-react/icons/landmark'
import { Link } from 'react-router'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { listAddress } from '../addresses.ts'

export function LoanGone() {
  return (
    <Card>
      <Empty
        icon={<Landmark aria-hidden />}
        title={say('This loan is not here')}
        action={
          <Button asChild>
            <Link to={listAddress}>{say('See all loans')}</Link>
          </Button>
        }
      >
        {say('It may have been deleted on another device.')}
      </Empty>
    </Card>
  )
}

export function NoSchedule({ onEdit }: { readonly onEdit: () => void }) {
  return (
    <Card>
      <Empty
        icon={<Landmark aria-hidden />}
        title={say('These terms lead nowhere')}
        action={<Button onClick={onEdit}>{say('Change the loan')}</Button>}
      >
        {say('With them the loan would never be paid off. Check the payment and the rate.')}
      </Empty>
    </Card>
  )
}
