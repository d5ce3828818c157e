/** A state that a specification names, and the story that shows it, as 'Title/Story'. */
export interface StateEntry {
  readonly section: string
  readonly state: string
  readonly story: string
}

const of =
  (section: string) =>
  (state: string, story: string): StateEntry => ({ section, state, story })

const screens = of('2 Screens')
const transitions = of('4 States and transitions')
const validation = of('5 Validation')
const errors = of('8 Errors')

/** The states of the public website's specification. */
export const siteStates: readonly StateEntry[] = [
  screens('Header with its navigation', 'Site/Frame/Header'),
  screens('Header on a phone, its menu open', 'Site/Frame/PhoneMenu'),
  screens('Logo that does not load', 'Site/Frame/HeaderWithoutLogo'),
  screens('Home: the top', 'Site/Home/Top'),
  screens('Home: the services with their starting prices', 'Site/Home/Services'),
  screens('Booking: services and rooms', 'Booking/Whole dialog/Opened'),
  screens('Booking: everything filled in', 'Booking/Whole dialog/AllFilledIn'),
  screens('Add-ons of each service', 'Booking/Parts/AddOnsOfDeep'),
  screens('Price summary with every line', 'Booking/Price summary/Everything'),
  screens('Careers', 'Site/Pages/Careers'),
  screens('Questions (FAQ)', 'Site/Pages/Questions'),
  screens('Terms and privacy', 'Site/Pages/TermsAndPrivacy'),
  screens('Cancellation policy', 'Site/Pages/CancellationPolicy'),
  screens('Contact', 'Site/Pages/Contact'),
  screens('Payment cancelled', 'Site/Pages/Cancelled'),
  screens('Page that does not exist (404)', 'Site/Pages/NotFound'),
  transitions('Booking dialog looks up the earliest slot', 'Booking/Whole dialog/LookingUp'),
  transitions('Booking is being submitted', 'Booking/Whole dialog/Submitting'),
  transitions('Date that is fully booked', 'Booking/Schedule/FullDay'),
  transitions('Date and time are chosen', 'Booking/Schedule/Chosen'),
  transitions('Promo code: empty', 'Booking/Promo code/Empty'),
  transitions('Promo code: being checked', 'Booking/Promo code/Checking'),
  transitions('Promo code: applied', 'Booking/Promo code/Applied'),
  transitions('Promo code: for first-time customers only', 'Booking/Promo code/FirstTimeOnly'),
  transitions('E-mail: being verified', 'Booking/Customer/VerifyingEmail'),
  transitions('E-mail: valid', 'Booking/Customer/Verified'),
  transitions('E-mail: unknown domain', 'Booking/Customer/UnknownDomain'),
  transitions('Contact form: being sent', 'Site/Contact form/Sending'),
  transitions('Job application: being sent', 'Site/Application/Sending'),
  transitions('Payment is being looked up', 'Site/Pages/PaymentProcessing'),
  transitions('Payment successful', 'Site/Pages/Paid'),
  validation('Booking: fields that are wrong', 'Booking/Customer/Wrong'),
  validation('Booking: home', 'Booking/Home/Wrong'),
  validation('Booking: date and time', 'Booking/Schedule/Wrong'),
  validation('Booking: consents that are missing', 'Booking/Parts/ConsentsMissing'),
  validation('Booking: notes that are too long', 'Booking/Parts/NotesTooLong'),
  validation('Contact form: fields that are wrong', 'Site/Contact form/Wrong'),
  validation('Job application: fields that are wrong', 'Site/Application/Wrong'),
  errors('Checkout: processing failed', 'Booking/Troubles/Failed'),
  errors('Checkout: too many tries', 'Booking/Troubles/TooMany'),
  errors('Checkout: no connection', 'Booking/Troubles/Offline'),
  errors('Checkout: the price has changed', 'Booking/Troubles/PriceChanged'),
  errors('Promo code that is refused blocks the submit', 'Booking/Dialog/PromoInvalid'),
  errors('Availability cannot be looked up', 'Booking/Schedule/LookUpFailed'),
  errors('Day that filled up meanwhile', 'Booking/Whole dialog/DayFilledMeanwhile'),
  errors('Page that breaks', 'Site/Pages/Broke'),
]

/** The states of the Command Hub's specification. */
export const hubStates: readonly StateEntry[] = [
  screens('Shell, expanded', 'Admin/Shell/Expanded'),
  screens('Shell, collapsed', 'Admin/Shell/Collapsed'),
  screens('Shell on a phone', 'Admin/Shell/Drawer'),
  screens('Sidebar badges', 'Admin/Shell/Counts'),
  screens('Dashboard', 'Admin/Dashboard/Figures'),
  screens('Dashboard: loading', 'Admin/Dashboard/Loading'),
  screens('Dashboard: nobody assigned', 'Admin/Dashboard/NoAssignments'),
  screens('Bookings by urgency', 'Admin/Bookings/ByUrgency'),
  screens('Bookings: loading', 'Admin/Bookings/Loading'),
  screens('Bookings: none', 'Admin/Bookings/Empty'),
  screens('Booking: expanded', 'Admin/Bookings/Expanded'),
  screens('Contractors', 'Admin/Contractors/List'),
  screens('Contractor: expanded', 'Admin/Contractors/Expanded'),
  screens('Contact inquiries', 'Admin/Contacts/List'),
  screens('Inquiry with its replies', 'Admin/Contacts/Thread'),
  screens('Job applications', 'Admin/Office/Applications'),
  screens('Finance', 'Admin/Office/Finance'),
  screens('Prices: the list that an owner edits', 'Admin/Prices/ToEdit'),
  screens('Settings: promo codes', 'Admin/Office/Promos'),
  transitions('Booking: every status', 'Admin/Bookings/EveryStatus'),
  transitions('Booking: canceled', 'Admin/Bookings/Canceled'),
  transitions('Booking: a cleaner is assigned', 'Admin/Booking dialogs/Assign'),
  transitions('Booking: being assigned', 'Admin/Booking dialogs/AssignBusy'),
  transitions('Booking: edited', 'Admin/Booking dialogs/Edit'),
  transitions('Booking: deleted after a question', 'Admin/Booking dialogs/Delete'),
  transitions('Booking confirmed: the e-mail about it', 'Admin/Booking dialogs/CustomerEmail'),
  transitions('Job sent to a contractor', 'Admin/Booking dialogs/ContractorEmail'),
  transitions('Contractor: added', 'Admin/Contractors/Add'),
  transitions('Contractor: edited', 'Admin/Contractors/Edit'),
  transitions('Contractor: deleted after a question', 'Admin/Contractors/Delete'),
  transitions('Contractor pay: edited in place', 'Admin/Bookings/PayIsEditedInPlace'),
  transitions('Inquiry: a reply is being sent', 'Admin/Contacts/Sending'),
  transitions('Sign-in', 'Admin/Sign-in/Empty'),
  transitions('Sign-in: busy', 'Admin/Sign-in/Busy'),
  validation('Sign-in: fields that are required', 'Admin/Sign-in/Required'),
  validation('Booking: a time that nobody offers', 'Admin/Booking dialogs/EditOddTime'),
  errors('Sign-in refused, the password cleared', 'Admin/Sign-in/RefusedClearsThePassword'),
  errors('Not authenticated', 'Admin/Sign-in/NotAuthenticated'),
  errors('Dashboard data cannot be loaded', 'Admin/Dashboard/Failed'),
  errors('Assignment failed', 'Admin/Booking dialogs/AssignFailed'),
  errors('Finance data cannot be loaded', 'Admin/Office/FinanceFailed'),
  errors('E-mail to a booking without a contractor', 'Admin/Booking dialogs/ContractorEmailToNobody'),
  errors('Live changes are cut off', 'Admin/Shell/ConnectionLost'),
]
