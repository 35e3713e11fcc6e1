import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

export const BackButton = ({ onBack }: { readonly onBack: () => void }) => (
  <Button look="quiet" className="mt-3 w-full" onClick={onBack}>
    <ArrowLeft aria-hidden />
    {say('Back to email and password')}
  </Button>
)
