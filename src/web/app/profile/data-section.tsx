import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { Section, SectionRow } from './section.tsx'
import { useExport } from './use-export.ts'

export function DataSection() {
  const [isDeleting, setDeleting] = useState(false)
  const { save, isBusy } = useExport()
  return (
    <Section title="Your data" lead="Download a copy, or delete your account.">
      <SectionRow
        label="Export"
        action={
          <Button look="outline" disabled={isBusy} onClick={save}>
            <Download aria-hidden />
            {isBusy ? 'Packing your data…' : 'Export my data'}
          </Button>
        }
      >
        Everything as JSON and CSV, in one zip file.
      </SectionRow>
      <SectionRow
        label="Balances"
        action={
          <Button look="outline" asChild>
            <Link to={routes.accounts.path}>Open accounts</Link>
          </Button>
        }
      >
        Where your money is, and what moved between.
      </SectionRow>
      <SectionRow
        label="Account"
        action={
          <Button look="outline" className="text-over" onClick={() => setDeleting(true)}>
            Delete my account
          </Button>
        }
      >
        Removes you and your book for good.
      </SectionRow>
      <DeleteDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </Section>
  )
}
