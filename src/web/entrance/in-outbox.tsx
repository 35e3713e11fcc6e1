export interface InOutboxProps {
  /** The page of the outbox. */
  readonly at: string
  /** What waits there, such as "The link". */
  readonly what: string
}

/** Said where a server that sends no mail keeps it. */
export const InOutbox = ({ at, what }: InOutboxProps) => (
  <>
    This server sends no mail yet. {what} waits in its{' '}
    <a className="underline" href={at} target="_blank" rel="noreferrer">
      outbox
    </a>
    .
  </>
)
