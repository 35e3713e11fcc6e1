import ScanLine from 'lucide-react/icons/scan-line'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

/** From a form to be filled by hand to one that fills itself. */
export function ScanLink({ groupId }: { readonly groupId: string | null }) {
  const search = groupId === null ? '' : `?group=${groupId}`
  return (
    <Button look="outline" asChild className="justify-self-start">
      <Link to={`${routes.scan.path}${search}`}>
        <ScanLine aria-hidden />
        {say('Scan a receipt')}
      </Link>
    </Button>
  )
}
