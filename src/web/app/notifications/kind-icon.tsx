import type { LucideIcon } from 'lucide-react'
import Bot from 'lucide-react/icons/bot'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChartPie from 'lucide-react/icons/chart-pie'
import FileDown from 'lucide-react/icons/file-down'
import Handshake from 'lucide-react/icons/handshake'
import Landmark from 'lucide-react/icons/landmark'
import Megaphone from 'lucide-react/icons/megaphone'
import Repeat from 'lucide-react/icons/repeat'
import Scale from 'lucide-react/icons/scale'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Target from 'lucide-react/icons/target'
import TrendingDown from 'lucide-react/icons/trending-down'
import UserMinus from 'lucide-react/icons/user-minus'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import type { NotificationKind } from '#contract/notifications/entities.ts'

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  invitation: UserPlus,
  'member-removed': UserMinus,
  'group-expense-added': Users,
  'group-expense-changed': Users,
  'settlement-claimed': Handshake,
  'settlement-confirmed': Handshake,
  'budget-threshold': ChartPie,
  'budget-projection': ChartPie,
  'recurring-posted': Repeat,
  'recurring-waiting': Repeat,
  'cancel-by': CalendarClock,
  'loan-payment-due': Landmark,
  'goal-milestone': Target,
  security: ShieldCheck,
  announcement: Megaphone,
  'import-finished': FileDown,
  proposal: Bot,
  'account-low': TrendingDown,
  'statement-gap': Scale,
}

export function KindIcon({ kind }: { readonly kind: NotificationKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden className="size-4.5" />
}
