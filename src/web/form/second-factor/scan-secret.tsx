import type { TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import { CopiedText } from '#web/ui/control/copied-text.tsx'
import { QrCode } from '#web/ui/control/qr-code.tsx'
import { say } from '#web/words/say.ts'

/** What an authenticator app reads, or somebody types into it. */
export const ScanSecret = ({ enrolled }: { readonly enrolled: TotpEnrolAnswer }) => (
  <>
    <div className="flex justify-center">
      <QrCode text={enrolled.uri} label={say('Code for your authenticator app')} />
    </div>
    <div className="grid gap-1.5">
      <p className="text-sm text-muted-foreground">{say('Cannot scan it? Type this instead:')}</p>
      <CopiedText text={spaced(enrolled.secret)} label={say('Copy the secret')} />
    </div>
  </>
)

/** In groups of four, as authenticator apps take it and people can keep their place. */
const spaced = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')
