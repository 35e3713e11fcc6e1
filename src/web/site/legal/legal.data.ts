import { say } from '#web/words/say.ts'

export interface Clause {
  readonly title: string
  readonly text: readonly string[]
  readonly points?: readonly string[]
}

/** What the program really does with data; a change there is a change here. */
export const privacy: readonly Clause[] = [
  {
    title: say('Who is responsible'),
    text: [
      say(
        `Whoever runs this server is responsible for the data on it; who that is stands above, as
        far as they have said. Write to them through the contact page. Moneycomb is a program that
        can be run by anybody; its authors receive nothing from servers that others run.`,
      ),
    ],
  },
  {
    title: say('What is stored when you have an account'),
    text: [say('In the database of this server, and nowhere else unless it is said below:')],
    points: [
      say(
        `Your name, your email address or phone number, your country, currency, language and time
        zone, and a picture if you add one. The picture you start with is drawn on this server
        from a random number.`,
      ),
      say(
        `What you write down: expenses, income, categories, budgets, goals, loans, recurring
        payments, imports, saved views, exchange rates and groups with their bills, payments and
        comments.`,
      ),
      say('Your password as a hash made slow on purpose, never the password itself.'),
      say(
        `For every sign-in the kind of browser and the network address, so that you recognise your
        own devices and strangers cannot lock you out; the address is kept for 180 days after its
        last use. A sign-in ends after 14 days without use and after 90 days in any case; you can
        end each one at once.`,
      ),
      say('Notifications: 180 days after you read them, 400 days otherwise.'),
    ],
  },
  {
    title: say('What is on your devices'),
    text: [
      say(
        `Your browser keeps a copy of your book, your sign-in, your theme, whether you last logged
        in by phone or by email, and the currency you chose for a calculator, so that the app
        opens at once and works offline. Logging out removes the copy and the sign-in; a random
        mark stays, by which the next log-in there is not told to you as one from a new browser.
        We set no cookie and use no fingerprinting.`,
      ),
    ],
  },
  {
    title: say('What is not done'),
    text: [
      say(
        `Pages load nothing from other companies: no analytics, no advertising, no fonts, no maps.
        Nobody is tracked, no profile is sold or shared, and no decision about you is made by a
        machine.`,
      ),
    ],
  },
  {
    title: say('What leaves this server, and to whom'),
    text: [say('Only what a setting of this server asks for, and only then:')],
    points: [
      say(
        `Pictures of receipts go to a store, if whoever runs this server keeps them outside;
        figures go to a language model, if there is one and you agreed. Both are told below.`,
      ),
      say(
        `Mail, such as confirmations, invitations you send and notices you switched on, goes to a
        mail provider; text messages with codes go to a provider for those.`,
      ),
      say(
        `Push messages go through the maker of your browser, encrypted so that only your browser
        reads them.`,
      ),
      say(
        `Once a day this server fetches the exchange rates that the European Central Bank
        publishes, unless it is set to ask somebody else or nobody. The request is for one public
        file and carries nothing about you.`,
      ),
      say(
        `If another captcha than our own is set up, signing in by phone loads it from its
        provider, and the page says so by asking.`,
      ),
    ],
  },
  {
    title: say('Receipts'),
    text: [
      say(
        `A receipt is read by your own device, or by this server where it offers that and you turn
        it on; then the picture is read and forgotten. When you save it, the picture is drawn anew
        without the place and camera written into it, and stored for you, or for the group you
        shared it with. It goes with the last expense that shows it, a day later, and counts as
        part of your data everywhere else on this page. What you correct about a shop is
        remembered in your book. Whoever runs this server can keep the pictures in a store of
        their own choosing.`,
      ),
    ],
  },
  {
    title: say('Advice'),
    text: [
      say(
        `Advice is worked out on this server from your own rows. A language model is asked only if
        whoever runs this server set one up and you agreed; you see what would be sent before the
        first time, and you can take your consent back. It gets figures of your book, without
        names of people, shops or things and without notes. Your questions, their answers and what
        you chose to do about an advice are kept in your book; questions and answers can be
        deleted one by one.`,
      ),
    ],
  },
  {
    title: say('The contact form'),
    text: [
      say(
        `Your name, address and message are stored until your request is settled and deleted on
        request. They are used to answer you. Your network address is counted for an hour to keep
        floods out and is not stored with the message.`,
      ),
      say(
        `What you write while you are logged in is kept with your account and is part of your
        export. When the account is deleted, a message stays as long as any other, so that it can
        be answered.`,
      ),
    ],
  },
  {
    title: say('The demo'),
    text: [
      say(
        `The demo gives you an account with made-up people and amounts. It is deleted with
        everything you wrote in it a few hours later. Put nothing personal into it.`,
      ),
    ],
  },
  {
    title: say('Logs'),
    text: [
      say(
        `Logs hold the time, the kind of call, its duration and outcome and the random number of
        an account. They hold no amount, no text you wrote, no address of yours and no password.`,
      ),
    ],
  },
  {
    title: say('Who can read it'),
    text: [
      say(
        `You. Members of a group read that group: its bills, names and comments. Members of staff
        with the right for it see names, addresses and how much is used, without amounts. What
        they change and whom they look for is written into a log that cannot be changed unnoticed.
        So is whom they open, which message they read and that they read a list with addresses:
        the first time within an hour, not every time. Whoever runs the server can technically
        read the database.`,
      ),
    ],
  },
  {
    title: say('Your rights'),
    text: [
      say(
        `You can see, correct and take along everything yourself: the profile exports all your
        data as files, and of groups what you wrote there, your parts of bills and what you paid
        or were paid. You can delete your account there too; what is yours alone is gone at once,
        and groups keep shared bills under a neutral name because they are the records of others
        as well. Backups that whoever runs the server makes keep it until they are replaced. While
        an account is suspended nobody can open it: write to us on the contact page, and it is
        opened for you to take your data along, or deleted. You may also complain to a data
        protection authority.`,
      ),
    ],
  },
]

export const terms: readonly Clause[] = [
  {
    title: say('What you get'),
    text: [
      say(
        `A book for your money that you fill in yourself. Moneycomb is not a bank, moves no money,
        gives no investment, tax or legal advice and cannot see your bank account.`,
      ),
    ],
  },
  {
    title: say('Your account'),
    text: [
      say(
        `Give an address or number that is yours, keep your password to yourself and tell us if
        somebody else got in. You must be at least 16 years old, or have the consent of whoever
        looks after you.`,
      ),
    ],
  },
  {
    title: say('Your data is yours'),
    text: [
      say(
        `You keep every right to what you write. You allow us to store and process it for one
        purpose: to show it to you and to those you share it with. A testimonial you write for the
        public page may be shown there once it was approved, until you withdraw it.`,
      ),
    ],
  },
  {
    title: say('What is not allowed'),
    text: [
      say(
        `Attacking the service, filling it with automated junk, sending invitations to people who
        do not want them, or using it for what the law forbids. An account used like that can be
        suspended.`,
      ),
    ],
  },
  {
    title: say('Groups'),
    text: [
      say(
        `Balances and payment plans are worked out from what members enter. Whether a debt exists
        is between you and them; we do not collect it and do not decide about it.`,
      ),
    ],
  },
  {
    title: say('Price'),
    text: [
      say(
        `Free costs nothing. Plus costs what the pricing page says, is not renewed by itself and
        is not charged by the app. When it ends, your data stays and can be used as before.`,
      ),
    ],
  },
  {
    title: say('Care and limits'),
    text: [
      say(
        `We work carefully, and sums are tested thoroughly, but software has mistakes. Check
        figures you rely on against the papers of your bank or lender, and keep exports of what
        matters to you. The program is provided as it is, as its MIT licence says; liability for
        intent and gross negligence, and wherever the law does not allow it to be limited, stays.`,
      ),
    ],
  },
  {
    title: say('Ending it'),
    text: [
      say(
        `You can delete your account at any time. We may end the service with at least 30 days of
        notice in the app, in which everything can be exported.`,
      ),
    ],
  },
  {
    title: say('Which law applies'),
    text: [
      say(
        `The law named above, if one is named there. What the law of the place where you live
        gives you as a consumer stays yours in any case.`,
      ),
    ],
  },
  {
    title: say('Changes'),
    text: [
      say(
        `When these pages change in a way that matters to you, the app tells you before it counts.
        What you agreed to is never changed backwards.`,
      ),
    ],
  },
]
