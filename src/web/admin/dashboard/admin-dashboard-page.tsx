import { useState } from 'react'
import { useAdmin } from '#web/data/admin.tsx'
import { Figures } from './figures.tsx'
import { MineCard } from './mine-card.tsx'
import { PermissionsCard } from './permissions-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { YouCard } from './you-card.tsx'

export function AdminDashboardPage() {
  const { admin, can } = useAdmin()
  // Counted, so that the lists below learn of what was done above.
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((before) => before + 1)
  if (!admin) return null
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3 lg:gap-6">
      {can('analytics', 'read') ? (
        <div className="lg:col-span-3">
          <Figures />
        </div>
      ) : null}
      <div className="contents lg:*:h-full">
        <YouCard admin={admin} onChange={changed} />
        <SecondFactorCard onChange={changed} />
        <PermissionsCard admin={admin} />
      </div>
      <div className="lg:col-span-3">
        <SessionsCard version={changes} />
      </div>
      <div className="lg:col-span-3">
        <MineCard version={changes} />
      </div>
    </div>
  )
}
