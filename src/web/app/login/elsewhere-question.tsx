import UserSearch from 'lucide-react/icons/user-search'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Errand } from './errand.tsx'

interface ElsewhereQuestionProps {
  readonly onTake: () => void
}

/** Another account has the address, and only who reads mail there knows whether it is theirs. */
export const ElsewhereQuestion = ({ onTake }: ElsewhereQuestionProps) => (
  <Errand
    Icon={UserSearch}
    title={say('Is the other account yours, too?')}
    lead={say(`Another account here has this address. Nobody has confirmed it there, so it may be an
      older one of yours or a stranger’s.`)}
  >
    <p className="mb-3">
      {say(`It is yours? Then leave it its address: log in to it, by a new password if you forgot
        yours, and go on with the account you want to keep.`)}
    </p>
    <Button asChild className="w-full">
      <Link to={`${routes.login.path}?forgot=1`}>{say('Log in to it')}</Link>
    </Button>
    <p className="mt-8">
      {say(`It is not? Then it loses the address: nobody can log in by it there any more, and
        without another way in it is out of reach once its last device is logged out.`)}
    </p>
    <Button look="outline" className="mt-3 w-full" onClick={onTake}>
      {say('Take the address')}
    </Button>
  </Errand>
)
