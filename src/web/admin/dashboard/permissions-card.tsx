import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { resources, verbs } from '#contract/permissions.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import { Card, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#web/ui/page/table.tsx'
import { say } from '#web/words/say.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The permissions as the server gave them: what it will let this person do. */
export function PermissionsCard({ admin }: { readonly admin: AdminRow }) {
  return (
    <Card>
      <CardHead className="pb-1">
        <CardTitle>{say('What you may do')}</CardTitle>
      </CardHead>
      <div className="px-2 pb-2">
        <Table className="text-sm">
          <TableHead>
            <TableRow>
              <TableHeading className="h-8!">{say('Area')}</TableHeading>
              {verbs.map((verb) => (
                <TableHeading key={verb} className="h-8! px-1! text-center">
                  {capital(verb)}
                </TableHeading>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {resources.map((resource) => (
              <TableRow key={resource}>
                <TableHeading scope="row" className="h-8!">
                  {capital(resource)}
                </TableHeading>
                {verbs.map((verb) => (
                  <TableCell key={verb} className="h-8! px-1! text-center">
                    <Allowed isAllowed={admin.permissions[resource]?.includes(verb) ?? false} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Card>
  )
}

function Allowed({ isAllowed }: { readonly isAllowed: boolean }) {
  const Icon = isAllowed ? Check : Minus
  return (
    <>
      <Icon
        aria-hidden
        className={
          isAllowed
            ? 'mx-auto size-4 text-income'
            : 'mx-auto size-4 text-muted-foreground opacity-50'
        }
      />
      <span className="sr-only">{isAllowed ? say('yes') : say('no')}</span>
    </>
  )
}
