import { ConsentSection } from './consent-section.tsx'
import { DataSection } from './data-section.tsx'
import { HelpSection } from './help-section.tsx'
import { InstallSection } from './install-section.tsx'
import { LookSection } from './look-section.tsx'
import { NoticeSection } from './notifications/notice-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { RatesSection } from './rates-section.tsx'
import { RegionSection } from './region-section.tsx'
import { TokensSection } from './tokens/tokens-section.tsx'
import { SessionsSection } from './ways-in/sessions-section.tsx'
import { WayInSection } from './ways-in/way-in-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'
import { YouSection } from './you-section.tsx'

export function ProfilePage() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <YouSection />
      <WayInSection />
      <RegionSection />
      <RatesSection />
      <LookSection />
      <InstallSection />
      <NoticeSection />
      <PlanSection />
      <ConsentSection />
      <SessionsSection />
      <TokensSection />
      <WebhooksSection />
      <HelpSection />
      <DataSection />
    </div>
  )
}
