import { useAdmin } from '#web/data/admin.tsx'
import { StaffCard } from './staff-card.tsx'

/** Who is on the staff, and in which role. */
export function AdminStaffPage() {
  const { admin } = useAdmin()
  return admin ? <StaffCard ownId={admin.id} /> : null
}
