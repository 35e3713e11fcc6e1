export interface SettingText {
  readonly means: string
  /** What holds where it is unset, if not a plain value. */
  readonly otherwise?: string
}

/** What each setting means, in the order of docs/settings.md. */
export const settingTexts: Readonly<Record<string, Readonly<Record<string, SettingText>>>> = {
  'Where it is reached': {
    PORT: { means: 'where it listens' },
    HOST: { means: 'which address it listens on; `0.0.0.0` lets other machines in' },
    PUBLIC_URL: {
      means:
        'the address people use when a proxy stands in front, such as `https://money.example.org`',
    },
    TRUST_PROXY: { means: "`1` takes the client's address from `X-Forwarded-For`" },
  },
  'Where the data is': {
    DATA_DIR: { means: 'where the data is' },
    DATABASE_URL: {
      means:
        'your own PostgreSQL, such as `postgres://user:password@host/moneycomb`; unset, the app runs one',
    },
    DATABASE_OWNER_URL: {
      means:
        'who owns its tables, where `DATABASE_URL` names a login that may only read and write rows',
    },
    DATABASE_READ_URL: {
      means:
        'followers of it that answer what only reads, with commas between ([growing](scale.md))',
    },
    DATABASE_CONNECTIONS: { means: 'connections kept to PostgreSQL' },
    ALLOW_UNSAFE_DATABASE: {
      means: '`1` accepts a PostgreSQL that may lose confirmed data in a crash',
    },
    RECEIPTS_STORE: {
      means:
        'where pictures of receipts are kept: `file:///folder` or `https://s3.example.org/bucket`',
      otherwise: 'in the database',
    },
    RECEIPTS_KEY: { means: 'the access key of an S3-compatible store' },
    RECEIPTS_SECRET: { means: 'its secret' },
    RECEIPTS_REGION: { means: 'its region' },
    AUTH_SECRET: {
      means: 'signs sessions; set the same one on all servers that share a database',
      otherwise: 'made once, kept in `DATA_DIR`',
    },
  },
  'Backups by themselves': {
    BACKUP_DIR: {
      means:
        'where backups of the embedded PostgreSQL are made, each tried by a restore; unset, none are made',
    },
    BACKUP_EVERY_H: { means: 'hours between two backups, counted from midnight UTC' },
    BACKUP_KEEP: { means: 'how many are kept, the newest' },
  },
  'How it runs': {
    SERVER_PROCESSES: {
      means:
        'processes that answer behind the one port; half as many as cores, so one on a small machine',
      otherwise: 'by cores and memory',
    },
    STOP_DELAY_S: {
      means:
        'seconds it goes on answering when asked to stop, while `/readyz` already says no; for a balancer',
    },
    LOG_LEVEL: { means: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`' },
    METRICS_TOKEN: { means: 'lets another machine read `/metrics` with this bearer token' },
  },
  'The staff': {
    ADMIN_EMAIL: {
      means:
        'the first super admin, made at a start that finds none; see [running it](operations.md)',
    },
    ADMIN_PASSWORD: { means: 'their password, at least 12 characters' },
    STAFF_SECOND_FACTOR: {
      means:
        '`required` asks a second factor of all staff; super admins need one wherever others reach the server',
    },
    STAFF_SEARCHES_PER_HOUR: {
      means:
        'searches for users allowed to one member of staff; an address asked about by those who see none costs ten',
    },
  },
  'Mail, text messages and push': {
    SMTP_URL: {
      means:
        'the mail server, such as `smtps://user:password@mail.example.org`; unset, mail waits in the outbox',
    },
    MAIL_FROM: { means: 'who mail comes from' },
    SMS_ACCOUNT: {
      means:
        'account of the SMS provider, in the manner of Twilio; unset, messages wait in the outbox',
    },
    SMS_TOKEN: { means: 'its token' },
    SMS_FROM: { means: 'the sender: a number, a name or a messaging service' },
    SMS_URL: { means: 'where messages are posted', otherwise: 'Twilio' },
    SMS_COUNTRIES: {
      means:
        'where text messages go to new numbers, such as `DE,AT,CH`, or `all`; never to premium or satellite ones',
      otherwise: "`OPERATOR_COUNTRY`, or the sender's",
    },
    VAPID_PUBLIC_KEY: {
      means: 'the key push services know this server by',
      otherwise: 'made from `AUTH_SECRET`',
    },
    VAPID_PRIVATE_KEY: { means: 'the other half of it', otherwise: 'made from `AUTH_SECRET`' },
    VAPID_SUBJECT: {
      means: 'whom a push service may write to, as a `mailto:` or `https:` address',
      otherwise: '`PUBLIC_URL` or `MAIL_FROM`',
    },
  },
  'Single sign-on': {
    OIDC_ISSUER: {
      means:
        'the address of an issuer that speaks OpenID Connect, such as `https://id.example.org`; see [running it](operations.md)',
    },
    OIDC_CLIENT_ID: { means: 'the name it knows this server by' },
    OIDC_CLIENT_SECRET: { means: 'the secret it gave to this server' },
    OIDC_NAME: { means: 'what the button for it is called' },
    OIDC_SCOPES: { means: 'what it is asked to tell about people' },
    OIDC_ALLOWED_DOMAINS: {
      means:
        'whose confirmed addresses it lets in, such as `example.org,example.net`; unset, whoever the issuer lets in',
    },
    OIDC_SIGNUP: { means: '`0`: it makes no accounts, and lets in only who has one' },
    SSO_ONLY: { means: '`1`: nobody logs in by phone, password or passkey' },
  },
  'How much is allowed': {
    WAITING_CALLS: {
      means:
        'calls that may wait for the database at one server; more are told to come back in a moment',
    },
    WRITES_PER_MINUTE: { means: 'changing calls, and commands in them, allowed to one caller' },
    SIGNUPS_PER_HOUR: {
      means: 'sign-ups allowed from one address; the first tenth of them without a proof of work',
    },
    LOGINS_PER_HOUR: { means: 'log-ins allowed from one address' },
    CODES_PER_HOUR: { means: 'codes and links sent on request of one address' },
    PHONE_CHECKS_PER_HOUR: {
      means: 'phone numbers one address may ask about without a proof of work',
    },
    SMS_PER_HOUR: {
      means: 'text messages sent to everybody together; each kind has its part of it',
    },
    MAILS_PER_HOUR: { means: 'the same for mail' },
    CONTACTS_PER_HOUR: {
      means: 'contact messages allowed from one address; a third of it without a proof of work',
    },
  },
  'Proof that somebody is no program': {
    CAPTCHA_PROVIDER: { means: 'our own proof of work, or `turnstile`, `hcaptcha`, `recaptcha`' },
    CAPTCHA_SITE_KEY: { means: "the other provider's public key" },
    CAPTCHA_SECRET: { means: "the other provider's secret" },
    CAPTCHA_URL: { means: 'where proofs are checked', otherwise: "the provider's" },
  },
  'Rates, webhooks, receipts and models': {
    RATES_URL: {
      means:
        'where newer exchange rates come from, once a day; `off`: nowhere; see [running it](operations.md)',
      otherwise: 'the European Central Bank',
    },
    WEBHOOK_ALLOW: {
      means: 'what webhooks may reach besides public https addresses, such as `192.168.1.20:8123`',
    },
    SCAN_ON_SERVER: {
      means: '1: weak devices may have their receipts read by the server; not kept for it',
    },
    SCAN_MODEL: {
      means:
        '1: the model below may be asked about a picture of a receipt, by whoever agrees; it must take pictures',
    },
    MODEL_PROVIDER: {
      means: 'a language model that phrases answers: `none`, `openai-compatible`, `anthropic`',
    },
    MODEL_URL: { means: 'where it is, such as `http://localhost:11434/v1`' },
    MODEL_KEY: { means: 'its key, where it asks for one' },
    MODEL_NAME: { means: 'which model' },
    MODEL_WITHIN_S: { means: 'seconds it may take before the plain answer is given' },
  },
  'The site': {
    DEMO: {
      means: '`1` lets visitors of the site try a household with made-up figures',
      otherwise: '`1` on your own machine, else `0`',
    },
    DEMOS_PER_HOUR: { means: 'such households one address may begin' },
    APP_STORE_URL: {
      means: 'where the app is in the App Store; unset, the site says "coming soon"',
    },
    PLAY_STORE_URL: { means: 'the same for Google Play' },
    OPERATOR_NAME: {
      means:
        'who runs this server, for the legal page; what is unset is said there to be not given',
    },
    OPERATOR_ADDRESS: { means: 'their postal address' },
    OPERATOR_CONTACT: { means: 'an email address or phone number of theirs' },
    OPERATOR_LAW: { means: 'the law that governs the terms, such as `the law of Ireland`' },
    OPERATOR_COUNTRY: {
      means:
        'where they are, such as `IE`; text messages go there unless `SMS_COUNTRIES` says otherwise',
    },
    OPERATOR_DATE: { means: 'the day since which the legal texts apply, such as `2026-01-31`' },
  },
}
