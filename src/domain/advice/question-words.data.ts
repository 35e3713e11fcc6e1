/** The words of a question that say nothing about anybody; any other is hidden before it leaves. */
export const questionWords = `
  how much many often long far i me my mine we us our what which where when who whose why
  whether can could should would may might must shall did do does have has had is are was were
  am be been not no yes and or but if than then so also too only just still yet ever never
  always again compare compared comparison versus vs against difference change changed changes
  trend better worse average usual usually typical typically normal normally biggest largest
  smallest highest lowest best worst most least top bottom first last next previous past this
  that these those current currently recent recently now today yesterday tomorrow day days
  week weeks weekend weekends month months quarter quarters year years annual yearly monthly
  weekly daily morning evening monday tuesday wednesday thursday friday saturday sunday
  mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april
  may june july august september october november december jan feb mar apr jun jul aug sep
  sept oct nov dec spring summer autumn fall winter christmas easter since until till before
  after during between within from to of in on at by for with without about around over under
  above below into out up down per each every all any some none nothing everything anything
  something else other another same money budget budgets budgeted limit limits goal goals
  saving savings save saved loan loans mortgage debt debts debtfree free group groups share
  shared shares owe owes owed owing settle settled bill bills subscription subscriptions
  contract contracts recurring regular rent salary wage wages income incomes earn earned
  earning earnings receive received expense expenses spend spent spending cost costs costing
  pay pays paid payment payments buy bought purchase purchases price prices expensive cheap
  cheaper dear dearer afford left remaining remain rest over spare keep kept put aside need
  needed want wanted cancel cancelled stop reduce cut lower raise higher increase increased
  decrease decreased grow grown growing rise rising rose fell falling drop dropped interest
  rate rates instalment instalments fee fees charge charges charged tax taxes refund refunds
  back cash card bank account balance net worth total totals sum sums amount amounts number
  numbers count times once twice entry entries row rows category categories shop shops
  shopping merchant merchants store stores place places restaurant restaurants food home house
  flat car travel health tell show give list explain summary summarise summarize overview
  picture breakdown whole report please help understand know see find look get got make made
  take took go going goes went come came coming upcoming due late early soon ready reach
  reached finish end start begin began enough really exactly roughly approximately nearly
  almost percent percentage euro euros dollar dollars pound pounds franc francs yen cent cents
  a an the it its they them their there here you your
`.trim()
