import type { LucideIcon } from 'lucide-react'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Banknote from 'lucide-react/icons/banknote'
import ChartPie from 'lucide-react/icons/chart-pie'
import Landmark from 'lucide-react/icons/landmark'
import Receipt from 'lucide-react/icons/receipt'
import Repeat from 'lucide-react/icons/repeat'
import Tag from 'lucide-react/icons/tag'
import Target from 'lucide-react/icons/target'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { HitKind } from '#domain/search/findable.ts'
import { say } from '#web/words/say.ts'

interface KindLook {
  readonly title: string
  readonly icon: LucideIcon
}

export const kindLooks: Readonly<Record<HitKind, KindLook>> = {
  expenses: { title: say('Expenses'), icon: Receipt },
  incomes: { title: say('Income'), icon: Banknote },
  people: { title: say('People'), icon: User },
  groups: { title: say('Groups'), icon: Users },
  goals: { title: say('Goals'), icon: Target },
  loans: { title: say('Loans'), icon: Landmark },
  budgets: { title: say('Budgets'), icon: ChartPie },
  templates: { title: say('Recurring'), icon: Repeat },
  categories: { title: say('Categories'), icon: Tag },
  accounts: { title: say('Accounts'), icon: Wallet },
  transfers: { title: say('Transfers'), icon: ArrowLeftRight },
}
