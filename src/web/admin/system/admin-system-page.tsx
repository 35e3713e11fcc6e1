import { AuditCard } from './audit-card.tsx'
import { HealthCard } from './health-card.tsx'
import { JobsCard } from './jobs-card.tsx'
import { SettingsCard } from './settings-card.tsx'

/** How the service does, what it does by itself, and what staff did. */
export function AdminSystemPage() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="lg:col-span-2">
        <AuditCard />
      </div>
      <div className="lg:col-span-2">
        <HealthCard />
      </div>
      <div className="lg:col-span-2">
        <JobsCard />
      </div>
      <div className="lg:col-span-2">
        <SettingsCard />
      </div>
    </div>
  )
}
