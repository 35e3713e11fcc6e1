import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Button } from '#web/ui/control/button.tsx'

export const BackButton = ({ onBack }: { readonly onBack: () => void }) => (
  <Button look="quiet" className="mt-3 w-full" onClick={onBack}>
    <ArrowLeft aria-hidden />
    Back to email and password
  </Button>
)
