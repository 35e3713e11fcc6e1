import { say } from '#web/words/say.ts'

interface Answer {
  readonly question: string
  readonly answer: readonly string[]
}

export interface Topic {
  readonly id: string
  readonly title: string
  readonly answers: readonly Answer[]
}

export const topics: readonly Topic[] = [
  {
    id: 'start',
    title: say('Getting started'),
    answers: [
      {
        question: say('How do I create an account?'),
        answer: [
          say(
            `Choose Sign up, then enter your phone number or your email address. By phone you get
            a code of six digits; enter it, then log in. By email you choose a password of at
            least twelve characters.`,
          ),
        ],
      },
      {
        question: say('Where is the code when I run it on my own machine?'),
        answer: [
          say(
            `A server that only your own machine can reach sends nothing. Text messages and mail
            wait on the page /dev/outbox of that server, and the sign-up page links to it.`,
          ),
        ],
      },
      {
        question: say('I forgot my password'),
        answer: [
          say(
            `On the log-in page choose Email, then “Forgot your password?”. The link in the mail
            works for one hour and signs you out everywhere else.`,
          ),
        ],
      },
      {
        question: say('Can I try it without an account?'),
        answer: [
          say(
            `Where the demo is switched on, “Try the demo” on the home page opens a household with
            made-up figures that is yours alone and is deleted after a few hours.`,
          ),
        ],
      },
      {
        question: say('Can I install it on my phone?'),
        answer: [
          say(
            `Yes. Open the app in your browser and choose “Add to home screen” or “Install”. It
            then opens in its own window, also without a connection.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'expenses',
    title: say('Expenses and income'),
    answers: [
      {
        question: say('How do I add an expense?'),
        answer: [
          say(
            `Press n anywhere, or the + button on a phone. Type the amount, choose a category and
            save with Enter. Ctrl+Enter saves and opens the next one.`,
          ),
        ],
      },
      {
        question: say('What can I write in one line?'),
        answer: [
          say(
            `An amount, a day, a category, a way of paying, tags and words, in any order: “dinner
            86,40 yesterday food #trip card”. Amounts may use a comma or a point, days may be
            “yesterday”, “monday”, “3.11.” or “2026-03-31”.`,
          ),
          say(
            `Also “refund amazon 30”, “concert 160 anna owes me 80”, “sofa 900 in 6 instalments”,
            “pizza 48 split with flat share” and “gym 29.90 every month”. What cannot be read,
            such as the 31st of November, is asked for in its field.`,
          ),
        ],
      },
      {
        question: say('Can one purchase belong to several categories?'),
        answer: [
          say(
            `Yes. Open the expense and add lines, each with its own category and amount. The lines
            add up to the whole, and the form says what is missing.`,
          ),
        ],
      },
      {
        question: say('How do refunds and money I expect back count?'),
        answer: [
          say(
            `A refund points at the expense it belongs to and lowers what that cost; no more comes
            back than was paid. Money back for what is not in your book is entered as income.
            Money you expect back is marked with who owes it and by when; that part does not count
            as your spending from the first day on.`,
          ),
        ],
      },
      {
        question: say('How do I pay something in instalments?'),
        answer: [
          say(
            `Choose “Pay in parts” in the form. The purchase stays one thing, each part falls into
            its own month, and the parts add up exactly.`,
          ),
        ],
      },
      {
        question: say('How do I change many entries at once?'),
        answer: [
          say(
            `Select rows with x or by holding Shift with the arrow keys, then press c for another
            category, t for tags or Delete. The message that appears has Undo.`,
          ),
        ],
      },
      {
        question: say('Can I pay in a foreign currency?'),
        answer: [
          say(
            `Yes. Write it with the amount, such as 12 usd, or choose the currency in the form. It
            counts in your own currency by the exchange rate of its day, and ≈ stands before such
            a figure. A rate that you type on the entry counts instead.`,
          ),
        ],
      },
      {
        question: say('What does “without a rate” beside a figure mean?'),
        answer: [
          say(
            `The figure is what is known. What stands beside it is in a currency without any rate,
            and is not in it: we never pretend that one unit is worth one of yours. “Add a rate”
            lists those entries and takes one rate for all of them. A bill of a group has a field
            for its rate, which then counts for everybody in it.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'import',
    title: say('Bank statements and files'),
    answers: [
      {
        question: say('Which files can I import?'),
        answer: [
          say(
            `CSV of any bank, OFX, QIF, CAMT (052, 053 and 054) and MT940. Columns, decimal comma
            and the order of dates are detected; you see everything before anything is written. A
            file that names no currency is read in yours, or in the one you choose in the preview.`,
          ),
        ],
      },
      {
        question: say('Where do the categories of imported rows (CSV and others) come from?'),
        answer: [
          say(
            `From your rules first, then from what you chose before, then from shops and words
            that are well known. Each row says why. Change one, and all with the same name follow.`,
          ),
        ],
      },
      {
        question: say('What about entries I have already?'),
        answer: [
          say(
            `They are found by their bank number, or by day, amount and words, and the preview
            says why. You decide about each.`,
          ),
        ],
      },
      {
        question: say('Can I take an import back?'),
        answer: [say('Yes, all of it with one click, also days later.')],
      },
      {
        question: say('How do I export, or keep a backup?'),
        answer: [
          say(
            `Any list exports what it shows as CSV or JSON. Profile has “Export my data”:
            everything of yours in one zip.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'categories',
    title: say('Categories and rules'),
    answers: [
      {
        question: say('Can I change the categories?'),
        answer: [
          say(
            `Yes: rename, recolour and reorder them, hide those you do not use and add your own,
            also below others. They are under Categories in your user menu.`,
          ),
        ],
      },
      {
        question: say('What happens when I delete one that is used?'),
        answer: [
          say(
            `You are told what uses it and asked which other category takes it over. Nothing loses
            its place.`,
          ),
        ],
      },
      {
        question: say('Can entries be sorted by themselves?'),
        answer: [
          say(
            `After you corrected the same kind of entry twice, a rule is offered, such as “REWE is
            Groceries”. It can be applied to the past, with a preview.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'groups',
    title: say('Groups and shared bills'),
    answers: [
      {
        question: say('How do I share a bill?'),
        answer: [
          say(
            `Open the group, add an expense, say who paid and choose how it is split: equally, by
            exact amounts, percent, parts, with adjustments, or by what each one had. Tax and tip
            follow in proportion.`,
          ),
        ],
      },
      {
        question: say('What does a shared bill do to my own budget?'),
        answer: [
          say(
            `Only your part counts. If you paid 90.00 for three, your book shows 30.00 spent and
            60.00 owed to you. Settling up later is neither income nor spending.`,
          ),
        ],
      },
      {
        question: say('What does “the fewest payments” mean?'),
        answer: [
          say(
            `Instead of everybody paying everybody, debts are joined so that as few payments as
            possible make it even. Up to twenty people with open balances this is proven to be the
            fewest; above that the plan says that it is a good one. A switch shows plain who owes
            whom instead.`,
          ),
        ],
      },
      {
        question: say('How do a couple or a family settle as one household?'),
        answer: [
          say(
            `In the group, open Settings and choose “Settle together with…” in the menu beside a
            name. Once both agree, the household pays and is paid as one, and owes nothing inside
            itself. Each of them keeps an own part of every bill.`,
          ),
        ],
      },
      {
        question: say('Can somebody without an account be in a group?'),
        answer: [
          say(
            `Yes. Add them by name. When they accept an invitation, they take that place with
            everything in it.`,
          ),
        ],
      },
      {
        question: say('How do invitations work?'),
        answer: [
          say(
            `By email, phone, link or QR code. An invitation works for fourteen days and can be
            taken back. A new password, address or number of whoever made it ends it too.`,
          ),
        ],
      },
      {
        question: say('Can I come over from Splitwise or Spliit?'),
        answer: [
          say(
            `Yes. Import the CSV of Splitwise or the JSON of Spliit; balances are compared before
            anything is written.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'budgets',
    title: say('Budgets'),
    answers: [
      {
        question: say('What is “safe to spend”?'),
        answer: [
          say(
            `Of one budget: what is left of it, less what is already planned until the end of the
            period, divided by the days that remain. Over all of them it is what the month itself
            has, or what a budget for everything leaves where that is less; budgets for some
            categories are named beside it.`,
          ),
        ],
      },
      {
        question: say('What happens to money that is left over?'),
        answer: [
          say(
            `You choose: keep it for the next period, keep it up to a cap, or begin afresh. What
            went over can be carried or forgiven.`,
          ),
        ],
      },
      {
        question: say('When am I told?'),
        answer: [
          say(
            `Once at each threshold you set, such as 80 and 100 %, and once when the pace says it
            will not be enough. Exactly 100 % is reached, not over budget.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'goals',
    title: say('Goals'),
    answers: [
      {
        question: say('How is the date of a goal worked out?'),
        answer: [
          say(
            `From what you really put in lately, in whole weeks, months or quarters of your own
            rhythm. Beside it stands what you would need a month to be there on the day you chose.`,
          ),
        ],
      },
      {
        question: say('Can I take money out again?'),
        answer: [say('Yes, as a withdrawal with its own amount. A goal never goes below zero.')],
      },
    ],
  },
  {
    id: 'loans',
    title: say('Loans'),
    answers: [
      {
        question: say('Why does the schedule match my lender to the cent?'),
        answer: [
          say(
            `Interest is rounded in every period the way lenders do, and the last payment takes up
            what rounding left over. Day counts, fees, changing rates and interest-only periods
            can be set.`,
          ),
        ],
      },
      {
        question: say('What does an extra payment do?'),
        answer: [
          say(
            `You are asked each time: be done sooner, or pay less from now on. The page shows the
            interest and the days it saves before you decide.`,
          ),
        ],
      },
      {
        question: say('Why is paying back not spending?'),
        answer: [
          say(
            `You owe less afterwards, so you are not poorer. Only interest and fees count as a
            cost.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'recurring',
    title: say('Recurring payments'),
    answers: [
      {
        question: say('What if a month has no 31st?'),
        answer: [
          say('Then its last day is meant. Weekends can move it to the day before or after.'),
        ],
      },
      {
        question: say('What if nothing was running on that day?'),
        answer: [
          say(
            `It is posted as soon as the server is back, once, with its right day, and you are
            told about all of them together.`,
          ),
        ],
      },
      {
        question: say('Can I be reminded to cancel a contract?'),
        answer: [
          say(
            `Yes. Enter the end of the term and the notice period; the last day to cancel is
            worked out and you are told in time.`,
          ),
        ],
      },
      {
        question: say('Can I see it in my calendar?'),
        answer: [
          say(
            `Yes. The Recurring page gives you an address your calendar program can subscribe to.
            You can end it at any time.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'dashboard',
    title: say('Dashboard'),
    answers: [
      {
        question: say('What is compared with last month?'),
        answer: [
          say(
            `The same number of days: on the 12th, the first twelve days of both months, so that a
            month that has just begun does not look cheap.`,
          ),
        ],
      },
      {
        question: say('What does “safe to spend today” tell me?'),
        answer: [
          say(
            `How much you can spend a day so that the month lasts, and a budget for everything
            too: the smaller of both. Budgets for some categories are named beside it, as they say
            nothing of what you spend on others. The month has what comes in less what is spent,
            still to come, paid back on loans and put into goals, over the days that are left.
            “How it’s calculated” beside it shows each of them.`,
          ),
        ],
      },
      {
        question: say('Where does a figure come from?'),
        answer: [
          say('Choose it. Every figure leads to the rows it is made of, and they add up to it.'),
        ],
      },
      {
        question: say('Why does it say how old the figures are?'),
        answer: [
          say(
            `Without a connection the dashboard shows the last answer it had, with its time, and
            brings it up to date as soon as it can.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'analytics',
    title: say('Analytics'),
    answers: [
      {
        question: say('What are the three ways of looking?'),
        answer: [
          say(
            `“My share” counts your own expenses and your part of shared bills, “What I paid”
            counts what left your pocket, and “Groups” counts all that your groups spent, whoever
            paid.`,
          ),
        ],
      },
      {
        question: say('How is it told why a month was different?'),
        answer: [
          say(
            `The change is taken apart into what is new, what stopped, what you bought more or
            less often and what became dearer or cheaper. The four add up to the change to the
            cent.`,
          ),
        ],
      },
      {
        question: say('How does the forecast work?'),
        answer: [
          say(
            `What is planned is known: recurring entries, and the interest of loans whose payments
            become expenses, as paying back is not spending. The rest is what the same days of
            your last six months took, without the dearest and the cheapest, or the middle one of
            your weeks while the book is younger. So what you bought once does not come again.
            Budgets tell by the same what is likely in the end, and the income counted on is that
            of “Safe to spend”.`,
          ),
        ],
      },
      {
        question: say('Can I read a chart without seeing it?'),
        answer: [say('Yes. Each has “Show as a table” and gives its figures as a CSV file.')],
      },
      {
        question: say('Can I keep the way I look at it?'),
        answer: [
          say(
            `Yes. Choose Views, then “Save this view”. The time and the way of counting are kept
            under a name of your own, on all your devices.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'scan',
    title: say('Receipts'),
    answers: [
      {
        question: say('Is my receipt sent anywhere to be read?'),
        answer: [
          say(
            `No. It is read by your own device, unless this server offers to read it and you turn
            that on. Only when you save it is the picture stored with your expense, drawn anew
            without what the camera wrote into the file.`,
          ),
        ],
      },
      {
        question: say('How do I scan a receipt?'),
        answer: [
          say(
            `Choose “Scan a receipt” in the form of a new expense, your own or a group’s, then
            take a photo, choose files, drop them or paste them. PDFs and several receipts at once
            work too. You check each one before it is saved.`,
          ),
        ],
      },
      {
        question: say('What if something was read wrongly?'),
        answer: [
          say(
            `Correct it in the form. Choosing a line of the receipt offers to use it as the total,
            the day or the shop. What you correct about a shop is remembered for the next time.`,
          ),
        ],
      },
      {
        question: say('Can I share what is on a receipt?'),
        answer: [
          say(
            `Yes. Save it in a group and say for each line who had it, or give lines different
            categories of your own.`,
          ),
        ],
      },
      {
        question: say('How much room do receipts have?'),
        answer: [
          say(
            `What your plan says on the pricing page. A picture that no expense shows any more is
            deleted a day later.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'advice',
    title: say('AI advice'),
    answers: [
      {
        question: say('Does advice need a language model?'),
        answer: [
          say(
            `No. The rules work by themselves. If whoever runs the server set up a model, it is
            asked only after you agreed, you see beforehand what would be sent, and it only
            phrases what your book answers.`,
          ),
        ],
      },
      {
        question: say('How do I know that advice is right?'),
        answer: [
          say(
            `Each piece shows the entries behind it and how sure it is. What it calls saved is
            only what can be seen to last, such as a subscription that is still paused.`,
          ),
        ],
      },
      {
        question: say('What can I ask?'),
        answer: [
          say(
            `In English, the most frequent questions also in German and French: how much you spent
            or earned, on what, where, when and with whom, how two times compare and why, what
            part of the whole it is, what is left, what you can afford, which bills are coming up,
            what can be cancelled, what is open in a group, and what a sum is in another currency.
            The next question may go on from the one before (“and in September?”).`,
          ),
          say(
            `Your own book answers for nothing. A word it does not know is named, with the nearest
            one to press. Only what a model phrases counts against your month.`,
          ),
        ],
      },
      {
        question: say('What if an advice is not for me?'),
        answer: [
          say(
            `Choose “Not for me”, and it stays away until the amount it was about has changed by
            more than a quarter.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'search',
    title: say('Search'),
    answers: [
      {
        question: say('What can I search for?'),
        answer: [
          say(`Words, amounts (12,30, >50, between 20 and 30), times (march, last week, 1 to 5
            march), kinds (refunds, loans), people (with:anna), groups (in:lisbon) and open debts
            (is:unsettled), in any mixture. A minus leaves out: zalando -refund, groceries -rewe.
            Small words such as my, the and in need not be there.`),
          say(
            `German, French and Portuguese are understood too: über 100 im März, le mois dernier,
            entre 20 e 30, Lebensmittel. A word that covers several categories, such as food,
            finds all of them.`,
          ),
          say(
            `Above the hits stands what all of them come to. Of a bill in a group it is your
            share.`,
          ),
        ],
      },
      {
        question: say('How do I search from anywhere?'),
        answer: [
          say(
            `Press Ctrl+K, or ⌘K on a Mac. The same box finds pages and actions, such as adding an
            expense.`,
          ),
        ],
      },
      {
        question: say('What if I mistype a word?'),
        answer: [
          say(
            `When nothing is written the way you typed it, words with a letter wrong, missing,
            added or swapped are found too. Accents never matter.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'notifications',
    title: say('Notifications'),
    answers: [
      {
        question: say('How do I choose what I am told?'),
        answer: [
          say(
            `In your profile: mail and push have a switch for each kind, mail can come at once or
            collected in the morning, and quiet hours hold everything back until they are over.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: say('Account and privacy'),
    answers: [
      {
        question: say('Who can see my money?'),
        answer: [
          say(
            `You. Members of a group see that group and nothing else of yours. Staff can find an
            account to help with it, without amounts.`,
          ),
        ],
      },
      {
        question: say('Where am I signed in?'),
        answer: [
          say(
            `Your profile lists every device with its last use. End one or all of them; it takes
            effect at once, everywhere.`,
          ),
          say(
            `A log-in from a browser that is new to your account is told to you in the app and by
            mail to your confirmed address.`,
          ),
        ],
      },
      {
        question: say('Why am I asked who I am once more?'),
        answer: [
          say(
            `Before your email, phone or password is changed, everything is exported, the account
            is deleted, another device is logged out or a calendar address or a token is made, you
            confirm that it is you: by your password, or by a code to your confirmed phone or
            address. Within ten minutes of logging in or confirming you are not asked. What you
            had typed goes on by itself.`,
          ),
          say(
            `After you change your email address, whoever reads mail at the one before can take
            the change back for seven days, by a link we send there: it protects you where it was
            not you. Change it while nobody else reads that mailbox.`,
          ),
          say(
            `An email address that waits for its link stands in your profile, where you can cancel
            the change. The link confirms it where you are logged in; elsewhere it asks for your
            password. Did somebody else sign up with your address? Say so there, and it is free
            again.`,
          ),
        ],
      },
      {
        question: say('How do I delete my account?'),
        answer: [
          say(
            `At the bottom of your profile. Everything that is yours alone is deleted at once.
            Groups keep what you shared, under a neutral name, so that the balances of others stay
            right. A message you sent us stays until it is settled.`,
          ),
        ],
      },
      {
        question: say('Does it work without a connection?'),
        answer: [
          say(
            `Yes. Each device keeps a copy of your book. What you write offline is marked until it
            was sent; logging out removes the copy.`,
          ),
        ],
      },
      {
        question: say('How do I switch between light and dark mode?'),
        answer: [
          say(
            `With the button in the header of this site, or in the app. The choice is kept on this
            device and is the same in both.`,
          ),
        ],
      },
    ],
  },
]
