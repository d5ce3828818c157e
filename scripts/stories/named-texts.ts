import { idOf } from './story-id.ts'

/** A text that a specification names, where, and the story on which a reviewer reads it. */
export interface NamedText {
  /** '{name}' stands for what differs. */
  readonly text: string
  /** 'Public website 2' or 'Command Hub 8'. */
  readonly place: string
  /** 'Title/Story'. */
  readonly story: string
}

const of =
  (place: string) =>
  (story: string, ...texts: readonly string[]): readonly NamedText[] =>
    texts.map((text) => ({ text, place, story }))

const site1 = of('Public website 1')
const site2 = of('Public website 2')
const site3 = of('Public website 3')
const site4 = of('Public website 4')
const site5 = of('Public website 5')
const site8 = of('Public website 8')

/** The texts of the public website's specification. What it describes without naming it, such as the questions of the FAQ, is not here. */
export const siteTexts: readonly NamedText[] = [
  site1(
    'Site/Whole pages/Home',
    'Professional Home Cleaning Services in Greater Toronto Area',
    'Cleaning Services in Greater Toronto Area',
  ),
  site1('Site/Home/Steps', 'How It Works', 'Book Online', 'Secure Payment', 'We Clean', 'Enjoy Results'),
  site2('Site/Whole pages/Careers', 'Join Our Team'),
  site2(
    'Site/Pages/Questions',
    ...['Booking and scheduling', 'Services and pricing', 'Preparation and access'],
    ...['Team and safety', 'Quality and guarantee', 'Business operations'],
  ),
  site2(
    'Site/Pages/TermsAndPrivacy',
    ...['Terms of service', 'Our services', 'Your responsibilities', 'Prices and payment'],
    ...['Cancelling and rescheduling', 'Satisfaction and damage', 'Liability', 'Privacy'],
    ...['Text messages and calls', 'Contact'],
  ),
  site2('Site/Pages/CancellationPolicy', 'Go Back to Booking'),
  site2('Site/Pages/PaymentProcessing', 'Processing your payment...'),
  site2('Site/Pages/Paid', 'Payment Successful'),
  site2('Site/Pages/Cancelled', 'Try Again', 'Return Home', 'Send us a message'),
  site2('Site/Pages/NotFound', 'Oops! Page not found'),
  site2('Site/Pages/Broke', 'Unexpected Application Error!'),
  site2(
    'Site/Frame/Header',
    ...['Services', 'How It Works', 'FAQ', 'About Us', 'Testimonials', 'Join Us', 'Contact'],
    'Terms & Privacy',
  ),
  site2('Site/Whole pages/HomeOnAPhone', 'Open menu'),
  site2('Site/Frame/PhoneMenu', 'Close menu'),
  site2('Site/Home/Top', 'Book Now', 'View Services'),
  site2(
    'Site/Home/Services',
    ...['Book This Service', 'Basic Cleaning', 'Deep Cleaning', 'Move In & Out'],
    ...['from $160', 'from $200', 'from $250'],
  ),
  site2(
    'Site/Pages/Contact',
    ...['Business Hours', 'Monday to Friday', '8:00 AM to 6:00 PM', 'Saturday and Sunday'],
    ...['9:00 AM to 4:00 PM', 'Service Area', 'Greater Toronto Area'],
  ),
  site2('Site/Promo offer/Offer', '10% off your first cleaning', 'Book Your Cleaning Now', 'Maybe Later'),
  site2('Site/Messages/PromoCodes', 'Code Copied'),
  site2(
    'Booking/Whole dialog/EveryFoldOpen',
    ...['Customer Information', 'Service Details', 'Preferred Schedule', 'Add-On Services', 'Pets'],
    ...['Access & Entry', 'Parking & Building Access', 'Special Instructions', 'Promo Code'],
    ...['Price Summary', 'Payment Information', 'Proceed to Secure Payment'],
  ),
  site2('Booking/Whole dialog/Submitting', 'Redirecting to Payment...'),
  site2('Booking/Whole dialog/DayFull', 'Date Fully Booked - Select Another Date'),
  site2('Booking/Dialog/PromoInvalid', 'Invalid Promo Code - Please Remove'),
  site3('Site/Promo offer/Chooser', 'Basic Cleaning', 'Deep Cleaning', 'Move-In/Out Clean'),
  site3(
    'Booking/Whole dialog/EveryFoldOpen',
    ...['Eco-Friendly Products', 'Fridge Cleaning', 'Oven Cleaning', 'Interior Windows'],
    ...['Bed Linen Change', 'Laundry', 'Dishwashing', 'Closet Organization', 'Pantry Organization'],
    'Kitchen Cabinet Organization',
  ),
  site3(
    'Booking/Whole dialog/EveryFoldOpen',
    ...['Apartment', 'Condo', 'House', 'Townhouse', 'Basement Suite', 'Other', '9:00 AM'],
  ),
  site3(
    'Site/Application/Empty',
    ...['Less than 1 year', '1–2 years', '3+ years', '8 am - 12 pm', '12 pm - 4 pm', '4 pm - 6 pm'],
    ...['Toronto (Downtown)', 'Etobicoke', 'Scarborough', 'North York', 'York', 'East York'],
    ...['Mississauga', 'Brampton', 'Vaughan', 'Markham'],
  ),
  site4('Booking/Promo code/FirstTimeOnly', 'This promo code is only for first-time customers'),
  site4('Booking/Customer/VerifyingEmail', 'Verifying email domain...'),
  site4('Site/Messages/JobApplication', 'Application Submitted!'),
  site5(
    'Site/Messages/BookingChecks',
    ...['Missing Information', 'Please fill in all required fields including complete address.'],
    ...['Invalid Email', 'Please enter a valid email address with a complete domain.'],
    ...['Invalid Promo Code', 'Please remove the promo code to continue.', 'Invalid Booking Time'],
    'This time slot is no longer available. Please select a different time.',
    ...['Bookings are full for this day', 'Please select another available date.', 'Consent Required'],
    'Please agree to receive text messages and calls regarding your booking.',
    ...['Terms Agreement Required', 'Please agree to our terms and payment policy to proceed.'],
  ),
  site5('Booking/Whole dialog/NothingFilledIn', 'Email is required', '(xxx) xxx-xxxx'),
  site5('Site/Contact form/Wrong', 'Please enter a valid email address'),
  site5('Booking/Customer/Wrong', 'Please enter a complete email address with a valid domain'),
  site5('Booking/Customer/UnknownDomain', 'This email domain does not exist. Please use a valid email.'),
  site5('Booking/Home/Wrong', 'Please enter a valid Canadian postal code'),
  site5('Booking/Promo code/NothingTyped', 'Enter Promo Code'),
  site5(
    'Site/Messages/JobApplication',
    ...['Invalid File', 'File size exceeds 5MB limit'],
    'Invalid file type. Only PDF, DOC, and DOCX files are allowed.',
    'Consent Required',
  ),
  site5('Site/Application/Nothing', 'Full name is required', 'Email is required', 'Phone number is required'),
  site5(
    'Site/Application/Odd',
    'Please enter a valid name (2-100 characters, letters only)',
    'Please enter a valid email address with a complete domain (e.g., {email})',
    'Please enter a valid phone number (10-15 digits)',
  ),
  site5(
    'Site/Contact form/Nothing',
    ...['Please enter your full name.', 'Please enter your email address.', 'Please enter your message.'],
  ),
  site8(
    'Site/Messages/Checkout',
    'First-Time Customer Only',
    'This promo code is only valid for first-time customers. This email address has been used for previous bookings.',
    ...[
      'Bookings are full for this day',
      'Please select another available date.',
      'Error Processing Booking',
    ],
    'There was an issue processing your booking. Please try again or contact support.',
    'No checkout URL received',
  ),
  site8(
    'Site/Messages/PromoCodes',
    ...['Invalid Promo Code', 'This promo code is not valid or has expired.', 'Promo Code Expired'],
    ...['Promo Code Limit Reached', 'Minimum Order Not Met', 'First-Time Customer Only', 'Error'],
    ...['Failed to validate promo code. Please try again.', 'Promo Code Applied!', 'Promo Code Removed'],
  ),
  site8(
    'Site/Messages/AnswersOfTheStore',
    'Rate limit exceeded. Please wait before submitting again.',
    'Missing required customer information',
    'Missing required application information',
    'Missing required contact information',
    'You are submitting too frequently. Please wait a few minutes before trying again.',
    'Please check your input format and try again.',
    'An error occurred. Please try again.',
    'Failed to fetch booking data or access denied',
    'Failed to update booking status or access denied',
    'Internal server error',
  ),
  site8('Booking/Whole dialog/NoAnswerAboutDays', 'Please contact us for availability'),
  site8(
    'Site/Messages/ContactMessage',
    ...['Message Sent!', "Thank you for contacting us! We'll get back to you within 24 hours."],
    ...['Error Sending Message', 'Too Many Requests', 'Invalid Input'],
    'Your message contains invalid content. Please remove any special characters or scripts.',
  ),
  site8(
    'Site/Messages/JobApplication',
    ...['Missing Information', 'Invalid Name', 'Invalid Email Address'],
    'Your email must have a complete domain like @gmail.com, @outlook.com, @yahoo.com, etc.',
    ...['Invalid Phone Number', 'Consent Required', 'Message Too Long'],
    'Please keep your message under 1000 characters.',
    ...['Invalid File', 'Error Sending Application', 'Too Many Applications', 'Invalid Application Data'],
    'Application Submitted!',
  ),
].flat()

const hub2 = of('Command Hub 2')
const hub4 = of('Command Hub 4')
const hub5 = of('Command Hub 5')
const hub7 = of('Command Hub 7')
const hub8 = of('Command Hub 8')

/** The texts of the Command Hub's specification. */
export const hubTexts: readonly NamedText[] = [
  hub2('Admin/Screens/SigningIn', 'Sign in to the Command Hub', 'Login'),
  hub2('Admin/Screens/FinanceLoading', 'Loading finance data...'),
  hub2('Admin/Screens/NotFound', 'Oops! Page not found'),
  hub2('Admin/Screens/SessionChecked', 'Loading...'),
  hub2('Admin/Screens/TurnedAway', 'You are not authenticated.'),
  hub2('Admin/Shell/Counts', '99+'),
  hub2(
    'Admin/Screens/Dashboard',
    ...['Admin', 'Dashboard', 'Bookings', 'Contacts', 'Finance', 'Contractors', 'Applications', 'Settings'],
    ...['Dust Force Command Hub', 'ET', 'Refresh', 'Logout', 'Admin Dashboard', 'Booking Metrics'],
    ...['Total Bookings', 'This Week', 'Confirmed Today', 'Finance Metrics', 'Monthly Revenue'],
    ...['Last Month Revenue', 'Weekly Revenue', 'Cleaner Assignments This Week', 'Unassigned'],
  ),
  hub2('Admin/Shell/Drawer', 'Command Hub'),
  hub2('Admin/Screens/DashboardLoading', 'Loading dashboard data...'),
  hub2('Admin/Screens/DashboardFailed', 'Error loading dashboard data'),
  hub2('Admin/Screens/DashboardEmpty', 'No assignments found.'),
  hub2('Admin/Screens/BookingsEmpty', 'No bookings found', 'Back to Dashboard'),
  hub2('Admin/Screens/BookingsFailed', 'Error loading bookings: {message}'),
  hub2(
    'Admin/Screens/Bookings',
    ...['Search bookings (name, email, address, ID)…', 'All Bookings', "Today's Bookings", 'From', 'To'],
    ...['Reset', 'Customer', 'Address', 'Service', 'Date', 'Time', 'Price', 'Contractor', 'Contractor Pay'],
    ...['Status', 'Actions', 'Assign Cleaner', 'Change Cleaner'],
  ),
  hub2('Admin/Booking dialogs/Assign', 'Assign Cleaner'),
  hub2('Admin/Booking dialogs/Edit', 'Edit Booking'),
  hub2('Admin/Booking dialogs/Delete', 'Delete Booking'),
  hub2('Admin/Booking dialogs/ContractorEmail', 'Job Assignment Confirmation'),
  hub2('Admin/Booking dialogs/CustomerEmail', 'Review Cleaner Assignment Email'),
  hub2('Admin/Booking dialogs/AssignLoading', 'Loading cleaners...'),
  hub2('Admin/Booking dialogs/AssignNobody', 'No cleaners found for this region.'),
  hub2(
    'Admin/Screens/Contractors',
    ...['Contractors', 'Add Contractor', 'Name', 'Contact', 'Service Area', 'Status', 'Actions', 'On Duty'],
    ...['Off Duty', '+{N} more', 'Available', 'No Schedule Set'],
  ),
  hub2('Admin/Contractors/Expanded', 'Contact Info', 'Schedule', 'Services'),
  hub2('Admin/Screens/ContractorsLoading', 'Loading contractors...'),
  hub2('Admin/Screens/ContractorsFailed', 'Failed to load contractors: {message}'),
  hub2('Admin/Screens/ContractorsEmpty', 'No contractor profiles found. Add one above.'),
  hub2('Admin/Contractors/Edit', 'Edit Contractor', 'Save Changes', 'Cancel'),
  hub2(
    'Admin/Contractors/Add',
    ...['Personal Information', 'Emergency Contact', 'Service Areas', 'Services Offered', 'Availability'],
    ...['Additional Details', 'Status', 'Set whether this contractor is currently on duty or off duty'],
    ...['Add Contractor', 'Full name', 'Email address', 'Address (optional)'],
    ...['Describe equipment available (optional)', 'Describe pay structure or preferences (optional)'],
    ...['Notes (optional)', 'Emergency contact name'],
  ),
  hub2('Admin/Contractors/Adding', 'Adding...'),
  hub2('Admin/Contractors/Saving', 'Saving...'),
  hub2(
    'Admin/Contractors/Delete',
    'Are you sure you want to delete contractor "{name}"? This action cannot be undone.',
  ),
  hub2(
    'Admin/Screens/Contacts',
    ...['All', 'New', 'In Progress', 'Resolved', 'Closed', 'Search by name, email, or subject...', 'Name'],
    ...['Email', 'Subject', 'Status', 'Date', 'No subject'],
  ),
  hub2('Admin/Screens/ContactsLoading', 'Loading inquiries...'),
  hub2('Admin/Screens/ContactsEmpty', 'No inquiries found.'),
  hub2(
    'Admin/After an act/InquiryOpened',
    ...['Contact Information', 'Not provided', 'Subject & Details', 'No subject provided'],
    ...['Update Status', 'Conversation Thread', 'Send a new reply:', 'Send Reply'],
    'Type your reply here (minimum 5 characters)...',
  ),
  hub2('Admin/Contacts/Sending', 'Sending...'),
  hub4(
    'Admin/After an act/CancelAsked',
    ...['Are you sure you want to cancel this booking?', 'Yes, Cancel', 'No'],
  ),
  hub4('Admin/After an act/InquiryResolved', 'Status updated', 'Inquiry marked as {status}.'),
  hub5('Admin/Contractors/Add', 'Name is required', 'Enter a valid email', 'Enter a valid phone number'),
  hub5('Admin/Messages/Bookings', 'Invalid Pay', 'Contractor pay must be a positive number'),
  hub5(
    'Admin/Messages/Letters',
    ...['No Contractor Assigned', 'Please assign a contractor before sending confirmation'],
  ),
  hub7('Letters/InquiryReply', 'Re: '),
  hub7('Letters/InquiryReplyWithoutSubject', 'Re: Contact Inquiry'),
  hub8(
    'Admin/Messages/SigningIn',
    ...['Login Failed', 'Admin Lookup Failed', 'Access Denied', 'Admin account not active.'],
    ...['Admin Creation Failed', 'Login Successful'],
  ),
  hub8(
    'Admin/Messages/Bookings',
    ...['Assignment Failed', 'Status Update Error', 'Update Failed', 'Cancel Failed', 'Delete Failed'],
    ...['Error', 'Failed to update pay', 'Success!', 'Booking status updated', 'Booking updated!'],
    'Assigned {cleaner} to booking for {customer}. Contractor pay automatically calculated and set.',
    ...['Booking details have been updated.', 'Booking canceled', 'This booking has been canceled.'],
    ...['Booking deleted', 'The booking has been permanently deleted from the database.', 'Pay Updated'],
    ...['Contractor pay was updated.', 'Unknown error occurred'],
  ),
  hub8(
    'Admin/Messages/Letters',
    ...['Job Assignment Sent!', 'Confirmation email sent to the contractor', 'Email Failed'],
    ...['Could not find contractor: {why}', 'Could not find contractor email address'],
    ...['Email service error: {why}', 'Failed to send email - unknown error', 'Email Sent Successfully!'],
    ...['Cleaner assignment notification sent to the customer', 'Failed to Send Email'],
    'Something went wrong while sending the email.',
  ),
  hub8(
    'Admin/After an act/ContractorAdded',
    ...['Contractor added!', 'The new contractor profile has been created.'],
  ),
  hub8(
    'Admin/After an act/ContractorUpdated',
    ...['Contractor updated!', 'The contractor profile has been updated.'],
  ),
  hub8('Admin/After an act/ContractorDeleted', 'Contractor deleted!', '{name} has been removed.'),
  hub8('Admin/After an act/ContractorNotAdded', 'Failed to add contractor'),
  hub8('Admin/After an act/ContractorNotUpdated', 'Failed to update contractor'),
  hub8('Admin/After an act/ContractorNotDeleted', 'Failed to delete contractor'),
  hub8('Admin/Screens/ContactsFailed', 'Error loading inquiries'),
  hub8('Admin/After an act/InquiryNotResolved', 'Error updating status'),
  hub8('Admin/After an act/RepliesNotLoaded', 'Error loading replies'),
  hub8('Admin/After an act/ReplyNotSent', 'Error sending reply'),
  hub8(
    'Admin/After an act/ReplySent',
    ...['Reply sent!', 'Your reply has been saved and sent to the customer.'],
  ),
].flat()

/** Whether a text is among those that are seen, at the edges of words: 'York' is not in 'Yorkville'. */
export function isAmong(seen: readonly string[], text: string): boolean {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const edge = (at: string, look: string) => (/\w/.test(at) ? look : '')
  const [first = '', last = ''] = [text.at(0), text.at(-1)]
  const pattern = new RegExp(`${edge(first, '(?<!\\w)')}${parts.join('.+')}${edge(last, '(?!\\w)')}`)
  return seen.some((part) => pattern.test(part))
}

const named = [...siteTexts, ...hubTexts].map(({ story, text }) => ({ id: idOf(story), text }))

/** The texts that a story has to show. @param id such as 'site-pages--paid' */
export function namedTexts(id: string): readonly string[] {
  return named.filter((one) => one.id === id).map(({ text }) => text)
}

/** The named texts that a story lacks, of those that it has to show. */
export function missingTexts(id: string, seen: readonly string[]): readonly string[] {
  return namedTexts(id).filter((text) => !isAmong(seen, text))
}
