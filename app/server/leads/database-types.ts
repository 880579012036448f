/** The rows the Worker inserts, column by column as in supabase/migrations (spec section 3). */

/** What every lead table has. */
export type LeadColumns = {
  submission_id: string;
  source: Record<string, string>;
  status: "new" | "quarantined" | "test";
};

type HireMeQuery = LeadColumns & {
  first_name: string;
  last_name: string;
  email: string;
  whatsapp_number: string | null;
  company: string;
  solution: string | null;
  selected_autopilots: string[] | null;
  additional_requirements: string | null;
};

type ConsultationQuery = LeadColumns & {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
};

type NewsletterSubscription = LeadColumns & { email: string };

type InsertOnly<Row> = { Row: Row; Insert: Row; Update: never; Relationships: [] };

/** The part of the schema that the Worker writes, as supabase-js wants it. */
export type Database = {
  public: {
    Tables: {
      hire_me_queries: InsertOnly<HireMeQuery>;
      aigency_consultation_queries: InsertOnly<ConsultationQuery>;
      newsletter_subscriptions: InsertOnly<NewsletterSubscription>;
    };
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
};

/** A table that holds leads. */
export type LeadTable = keyof Database["public"]["Tables"];

/** A row of one of those tables. */
export type LeadTableRow<Table extends LeadTable> = Database["public"]["Tables"][Table]["Insert"];
