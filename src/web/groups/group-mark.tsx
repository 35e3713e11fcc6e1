import type { LucideIcon } from 'lucide-react'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import PartyPopper from 'lucide-react/icons/party-popper'
import Plane from 'lucide-react/icons/plane'
import Users from 'lucide-react/icons/users'

const icons: Readonly<Record<string, LucideIcon>> = {
  trip: Plane,
  home: House,
  couple: Heart,
  event: PartyPopper,
  other: Users,
}

export function GroupMark({ kind }: { readonly kind: string }) {
  const Icon = icons[kind] ?? Users
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-wash"
    >
      <Icon className="size-5 text-primary-text" />
    </span>
  )
}
