import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import Bell from 'lucide-react/icons/bell'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartPie from 'lucide-react/icons/chart-pie'
import Landmark from 'lucide-react/icons/landmark'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Receipt from 'lucide-react/icons/receipt'
import Repeat from 'lucide-react/icons/repeat'
import ScanLine from 'lucide-react/icons/scan-line'
import Search from 'lucide-react/icons/search'
import Sparkles from 'lucide-react/icons/sparkles'
import Tags from 'lucide-react/icons/tags'
import Target from 'lucide-react/icons/target'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import { type RouteId, routes } from '#contract/routes.ts'

type IconOf<Fact> = Fact extends { readonly icon: infer Icon extends string } ? Icon : never
type IconName = { [Id in RouteId]: IconOf<(typeof routes)[Id]> }[RouteId]

const icons: Readonly<Record<IconName, LucideIcon>> = {
  banknote: Banknote,
  bell: Bell,
  'chart-column': ChartColumn,
  'chart-pie': ChartPie,
  landmark: Landmark,
  'layout-dashboard': LayoutDashboard,
  'message-square-quote': MessageSquareQuote,
  receipt: Receipt,
  repeat: Repeat,
  'scan-line': ScanLine,
  search: Search,
  sparkles: Sparkles,
  tags: Tags,
  target: Target,
  user: User,
  users: Users,
}

export function RouteIcon({
  id,
  className,
}: {
  readonly id: RouteId
  readonly className?: string
}) {
  const route = routes[id]
  if (!('icon' in route)) return null
  const Icon = icons[route.icon]
  return <Icon aria-hidden className={className} />
}
