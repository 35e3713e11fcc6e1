import { useState } from 'react'
import { useAdmin } from '#web/data/admin.tsx'
import { AuditCard } from './audit-card.tsx'
import { MineCard } from './mine-card.tsx'
import { PermissionsCard } from './permissions-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { StaffCard } from './staff-card.tsx'
import { YouCard } from './you-card.tsx'

export function AdminDashboardPage() {
  const { admin, can } = useAdmin()
  // Counted, so that the lists below learn of what was done above.
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((before) => before + 1)
  if (!admin) return null
  const mayManage = can('system', 'manage')
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3 lg:gap-6">
      <div className="contents lg:*:h-full">
        <YouCard admin={admin} onChange={changed} />
        <SecondFactorCard onChange={changed} />
        <PermissionsCard admin={admin} />
      </div>
      {mayManage ? (
        <div className="lg:col-span-3">
          <StaffCard ownId={admin.id} onChange={changed} />
        </div>
      ) : null}
      <div className={mayManage ? 'lg:col-span-1' : 'lg:col-span-3'}>
        <MineCard version={changes} />
      </div>
      {mayManage ? (
        <div className="lg:col-span-2">
          <AuditCard version={changes} />
        </div>
      ) : null}
    </div>
  )
}
