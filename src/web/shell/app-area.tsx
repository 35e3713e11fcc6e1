import { memo, useEffect } from 'react'
import type { UserRow } from '#contract/entities/session.ts'
import { reportRefusedToken } from '#web/data/http/client.ts'
import { NotificationsProvider } from '#web/data/notifications.tsx'
import { useSendPictures } from '#web/data/receipts/use-send-pictures.ts'
import { ReplicaProvider, useReplica } from '#web/data/replica-react.tsx'
import { BookProvider } from '#web/fields/book-provider.tsx'
import { setCatch } from '#web/ui/toast.ts'
import { ToastPlace } from '#web/ui/toast-place.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { AskPlace } from './ask-place.tsx'
import type { FetchAt } from './fetch-ahead.ts'
import { Frame } from './frame.tsx'
import { ProvePlace } from './prove-place.tsx'
import { catchWords } from './sync-words.ts'
import { useFetchAhead } from './use-fetch-ahead.ts'

export interface AppAreaProps {
  readonly user: UserRow
  readonly token: string
  readonly fetchAt: FetchAt
}

/** Everything a signed-in user needs around them; loaded only for them. */
export const AppArea = memo(function AppArea({ user, token, fetchAt }: AppAreaProps) {
  useFetchAhead(fetchAt)
  return (
    <ReplicaProvider
      key={user.id}
      uid={user.id}
      token={token}
      onSignedOut={() => reportRefusedToken(token)}
    >
      <BookProvider>
        <TooltipProvider>
          <SendPictures uid={user.id} token={token} />
          <Catches />
          <NotificationsProvider>
            <Frame user={user} />
          </NotificationsProvider>
          <ToastPlace />
          <AskPlace />
          <ProvePlace user={user} />
        </TooltipProvider>
      </BookProvider>
    </ReplicaProvider>
  )
})

/** What is done without a network is kept here, and said to be. */
function Catches() {
  const replica = useReplica()
  useEffect(() => setCatch(() => catchWords(replica.status())), [replica])
  return null
}

function SendPictures({ uid, token }: { readonly uid: string; readonly token: string }) {
  useSendPictures(uid, token)
  return null
}
