// Made by `npm run types` from supabase/migrations; do not edit.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "12"
  }
  public: {
    Tables: {
      aigency_consultation_queries: {
        Row: {
          came_in_at: string
          company: string
          contacted_at: string | null
          created_at: string
          email: string
          email_lower: string | null
          email_problem: string | null
          email_problem_at: string | null
          email_proof_hash: string | null
          first_name: string
          id: string
          last_name: string
          message: string
          note: string | null
          owner: string | null
          phone: string
          proof_hash: string | null
          received_at: string
          reference: string | null
          source: Json | null
          status: string
          submission_id: string | null
        }
        Insert: {
          came_in_at?: string
          company: string
          contacted_at?: string | null
          created_at?: string
          email: string
          email_lower?: never
          email_problem?: string | null
          email_problem_at?: string | null
          email_proof_hash?: string | null
          first_name: string
          id?: string
          last_name: string
          message: string
          note?: string | null
          owner?: string | null
          phone: string
          proof_hash?: string | null
          received_at?: string
          reference?: never
          source?: Json | null
          status?: string
          submission_id?: string | null
        }
        Update: {
          came_in_at?: string
          company?: string
          contacted_at?: string | null
          created_at?: string
          email?: string
          email_lower?: never
          email_problem?: string | null
          email_problem_at?: string | null
          email_proof_hash?: string | null
          first_name?: string
          id?: string
          last_name?: string
          message?: string
          note?: string | null
          owner?: string | null
          phone?: string
          proof_hash?: string | null
          received_at?: string
          reference?: never
          source?: Json | null
          status?: string
          submission_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "aigency_consultation_queries_owner_fkey"
            columns: ["owner"]
            referencedRelation: "staff"
            referencedColumns: ["user_id"]
          },
        ]
      }
      article_redirects: {
        Row: {
          created_at: string
          kind: string
          new_slug: string
          old_slug: string
        }
        Insert: {
          created_at?: string
          kind: string
          new_slug: string
          old_slug: string
        }
        Update: {
          created_at?: string
          kind?: string
          new_slug?: string
          old_slug?: string
        }
        Relationships: []
      }
      categories: {
        Row: {
          created_at: string
          id: string
          name: string
          slug: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          slug: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          slug?: string
        }
        Relationships: []
      }
      erased_emails: {
        Row: {
          email_hash: string
          erased_at: string
        }
        Insert: {
          email_hash: string
          erased_at?: string
        }
        Update: {
          email_hash?: string
          erased_at?: string
        }
        Relationships: []
      }
      hire_me_queries: {
        Row: {
          additional_requirements: string | null
          came_in_at: string
          company: string
          contacted_at: string | null
          created_at: string
          email: string
          email_lower: string | null
          email_problem: string | null
          email_problem_at: string | null
          email_proof_hash: string | null
          first_name: string
          id: string
          kind: string | null
          last_name: string
          note: string | null
          owner: string | null
          proof_hash: string | null
          received_at: string
          reference: string | null
          selected_autopilots: string[] | null
          solution: string | null
          source: Json | null
          status: string
          submission_id: string | null
          whatsapp_number: string | null
        }
        Insert: {
          additional_requirements?: string | null
          came_in_at?: string
          company: string
          contacted_at?: string | null
          created_at?: string
          email: string
          email_lower?: never
          email_problem?: string | null
          email_problem_at?: string | null
          email_proof_hash?: string | null
          first_name: string
          id?: string
          kind?: never
          last_name: string
          note?: string | null
          owner?: string | null
          proof_hash?: string | null
          received_at?: string
          reference?: never
          selected_autopilots?: string[] | null
          solution?: string | null
          source?: Json | null
          status?: string
          submission_id?: string | null
          whatsapp_number?: string | null
        }
        Update: {
          additional_requirements?: string | null
          came_in_at?: string
          company?: string
          contacted_at?: string | null
          created_at?: string
          email?: string
          email_lower?: never
          email_problem?: string | null
          email_problem_at?: string | null
          email_proof_hash?: string | null
          first_name?: string
          id?: string
          kind?: never
          last_name?: string
          note?: string | null
          owner?: string | null
          proof_hash?: string | null
          received_at?: string
          reference?: never
          selected_autopilots?: string[] | null
          solution?: string | null
          source?: Json | null
          status?: string
          submission_id?: string | null
          whatsapp_number?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "hire_me_queries_owner_fkey"
            columns: ["owner"]
            referencedRelation: "staff"
            referencedColumns: ["user_id"]
          },
        ]
      }
      insights: {
        Row: {
          author: string
          author_slug: string | null
          body_format: string
          content: string
          cover: string | null
          created_at: string
          excerpt: string
          id: string
          outline: Json | null
          published_at: string | null
          read_time: number
          search: unknown
          slug: string
          tags: string[]
          title: string
          updated_at: string | null
        }
        Insert: {
          author?: string
          author_slug?: never
          body_format?: string
          content?: string
          cover?: string | null
          created_at?: string
          excerpt?: string
          id?: string
          outline?: never
          published_at?: string | null
          read_time?: number
          search?: never
          slug: string
          tags?: string[]
          title: string
          updated_at?: string | null
        }
        Update: {
          author?: string
          author_slug?: never
          body_format?: string
          content?: string
          cover?: string | null
          created_at?: string
          excerpt?: string
          id?: string
          outline?: never
          published_at?: string | null
          read_time?: number
          search?: never
          slug?: string
          tags?: string[]
          title?: string
          updated_at?: string | null
        }
        Relationships: []
      }
      lead_history: {
        Row: {
          at: string
          changed: string[]
          changed_by: string | null
          id: number
          lead_id: string
          lead_table: string
          new_status: string | null
          old_status: string | null
        }
        Insert: {
          at?: string
          changed: string[]
          changed_by?: string | null
          id?: never
          lead_id: string
          lead_table: string
          new_status?: string | null
          old_status?: string | null
        }
        Update: {
          at?: string
          changed?: string[]
          changed_by?: string | null
          id?: never
          lead_id?: string
          lead_table?: string
          new_status?: string | null
          old_status?: string | null
        }
        Relationships: []
      }
      lead_notifications: {
        Row: {
          claimed_at: string
          failed_at: string | null
          is_open: boolean
          lead_table: string
          owner: string | null
          receiver: string
          submission_id: string
          told_at: string | null
        }
        Insert: {
          claimed_at?: string
          failed_at?: string | null
          is_open?: boolean
          lead_table: string
          owner?: string | null
          receiver: string
          submission_id: string
          told_at?: string | null
        }
        Update: {
          claimed_at?: string
          failed_at?: string | null
          is_open?: boolean
          lead_table?: string
          owner?: string | null
          receiver?: string
          submission_id?: string
          told_at?: string | null
        }
        Relationships: []
      }
      newsletter_subscriptions: {
        Row: {
          came_in_at: string
          confirmed_at: string | null
          contacted_at: string | null
          created_at: string
          email: string
          email_lower: string | null
          email_problem: string | null
          email_problem_at: string | null
          email_proof_hash: string | null
          id: string
          needs_confirmation: boolean | null
          note: string | null
          owner: string | null
          proof_hash: string | null
          received_at: string
          reference: string | null
          source: Json | null
          status: string
          submission_id: string | null
          unsubscribed_at: string | null
        }
        Insert: {
          came_in_at?: string
          confirmed_at?: string | null
          contacted_at?: string | null
          created_at?: string
          email: string
          email_lower?: never
          email_problem?: string | null
          email_problem_at?: string | null
          email_proof_hash?: string | null
          id?: string
          needs_confirmation?: boolean | null
          note?: string | null
          owner?: string | null
          proof_hash?: string | null
          received_at?: string
          reference?: never
          source?: Json | null
          status?: string
          submission_id?: string | null
          unsubscribed_at?: string | null
        }
        Update: {
          came_in_at?: string
          confirmed_at?: string | null
          contacted_at?: string | null
          created_at?: string
          email?: string
          email_lower?: never
          email_problem?: string | null
          email_problem_at?: string | null
          email_proof_hash?: string | null
          id?: string
          needs_confirmation?: boolean | null
          note?: string | null
          owner?: string | null
          proof_hash?: string | null
          received_at?: string
          reference?: never
          source?: Json | null
          status?: string
          submission_id?: string | null
          unsubscribed_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_subscriptions_owner_fkey"
            columns: ["owner"]
            referencedRelation: "staff"
            referencedColumns: ["user_id"]
          },
        ]
      }
      preview_access: {
        Row: {
          created_at: string
          key_hash: string
        }
        Insert: {
          created_at?: string
          key_hash: string
        }
        Update: {
          created_at?: string
          key_hash?: string
        }
        Relationships: []
      }
      privacy_log: {
        Row: {
          action: string
          at: string
          deleted: NonNullable<Json>
          id: string
        }
        Insert: {
          action: string
          at?: string
          deleted: NonNullable<Json>
          id?: string
        }
        Update: {
          action?: string
          at?: string
          deleted?: NonNullable<Json>
          id?: string
        }
        Relationships: []
      }
      report_access: {
        Row: {
          created_at: string
          is_only: boolean
          key_hash: string
        }
        Insert: {
          created_at?: string
          is_only?: boolean
          key_hash: string
        }
        Update: {
          created_at?: string
          is_only?: boolean
          key_hash?: string
        }
        Relationships: []
      }
      staff: {
        Row: {
          created_at: string
          name: string
          user_id: string
        }
        Insert: {
          created_at?: string
          name: string
          user_id: string
        }
        Update: {
          created_at?: string
          name?: string
          user_id?: string
        }
        Relationships: []
      }
      success_stories: {
        Row: {
          body_format: string
          category_id: string | null
          content: string
          created_at: string
          description: string
          id: string
          image_url: string | null
          outline: Json | null
          published_at: string | null
          read_time: number
          search: unknown
          slug: string
          title: string
          updated_at: string | null
        }
        Insert: {
          body_format?: string
          category_id?: string | null
          content?: string
          created_at?: string
          description?: string
          id?: string
          image_url?: string | null
          outline?: never
          published_at?: string | null
          read_time?: number
          search?: never
          slug: string
          title: string
          updated_at?: string | null
        }
        Update: {
          body_format?: string
          category_id?: string | null
          content?: string
          created_at?: string
          description?: string
          id?: string
          image_url?: string | null
          outline?: never
          published_at?: string | null
          read_time?: number
          search?: never
          slug?: string
          title?: string
          updated_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "success_stories_category_id_fkey"
            columns: ["category_id"]
            referencedRelation: "categories"
            referencedColumns: ["id"]
          },
        ]
      }
      updates: {
        Row: {
          created_at: string
          description: string
          href: string | null
          id: string
          published_at: string | null
          search: unknown
          title: string
          type: string
          updated_at: string | null
        }
        Insert: {
          created_at?: string
          description?: string
          href?: string | null
          id?: string
          published_at?: string | null
          search?: never
          title: string
          type: string
          updated_at?: string | null
        }
        Update: {
          created_at?: string
          description?: string
          href?: string | null
          id?: string
          published_at?: string | null
          search?: never
          title?: string
          type?: string
          updated_at?: string | null
        }
        Relationships: []
      }
      weekly_reports: {
        Row: {
          claimed_at: string
          owner: string
          sent_at: string | null
          week: string
        }
        Insert: {
          claimed_at?: string
          owner: string
          sent_at?: string | null
          week: string
        }
        Update: {
          claimed_at?: string
          owner?: string
          sent_at?: string | null
          week?: string
        }
        Relationships: []
      }
    }
    Views: {
      leads: {
        Row: {
          campaign: string | null
          company: string | null
          contacted_at: string | null
          country: string | null
          created_at: string | null
          due_at: string | null
          due_in_office: string | null
          email: string | null
          email_display: string | null
          email_lower: string | null
          email_problem: string | null
          email_problem_at: string | null
          first_name: string | null
          hours_to_contact: number | null
          id: string | null
          kind: string | null
          landing_page: string | null
          last_name: string | null
          lead_table: string | null
          message: string | null
          note: string | null
          opener: string | null
          owner: string | null
          page: string | null
          phone: string | null
          received_at: string | null
          reference: string | null
          referrer: string | null
          selected_autopilots: string[] | null
          solution: string | null
          source: Json | null
          status: string | null
          submission_id: string | null
          tier: string | null
          utm_medium: string | null
          utm_source: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      any_word: { Args: { words: unknown }; Returns: unknown }
      apply_retention: { Args: Record<PropertyKey, never>; Returns: Json }
      archive_filters: { Args: { kind: string }; Returns: Json }
      archive_page: {
        Args: { filter: string; kind: string; size: number; skip: number }
        Returns: Json
      }
      article_facts: {
        Args: { body_format: string; content: string }
        Returns: {
          fact: string
          place: number
        }[]
      }
      article_outline: {
        Args: { body_format: string; content: string }
        Returns: Json
      }
      article_parts: {
        Args: { body_format: string; content: string }
        Returns: {
          heading: string
          place: number
          words: string
        }[]
      }
      assert_report_proof: { Args: { proof: string }; Returns: undefined }
      author_page: {
        Args: { author_path: string; size: number }
        Returns: Json
      }
      author_slug: { Args: { author: string }; Returns: string }
      came_in_at: { Args: { created: string; source: Json }; Returns: string }
      claim_lead_notification: {
        Args: {
          lead: string
          max_mails?: number
          owner_id: string
          proof: string
          receiver_name: string
        }
        Returns: Json
      }
      claim_weekly_report: {
        Args: { owner_id: string; proof: string; week_start: string }
        Returns: Json
      }
      complete_lead_notification: {
        Args: {
          lead: string
          owner_id: string
          proof: string
          receiver_name: string
        }
        Returns: boolean
      }
      complete_weekly_report: {
        Args: { owner_id: string; proof: string; week_start: string }
        Returns: boolean
      }
      confirm_subscription: {
        Args: { lead: string; proof: string }
        Returns: boolean
      }
      display_email: { Args: { email: string }; Returns: string }
      email_hash: { Args: { email: string }; Returns: string }
      erase_person: { Args: { person_email: string }; Returns: Json }
      export_person: { Args: { person_email: string }; Returns: Json }
      fail_lead_notification: {
        Args: {
          lead: string
          owner_id: string
          proof: string
          receiver_name: string
        }
        Returns: boolean
      }
      first_answer_hours: { Args: Record<PropertyKey, never>; Returns: Json }
      is_staff: { Args: Record<PropertyKey, never>; Returns: boolean }
      join_words: { Args: { words: string[] }; Returns: string }
      lead_came_from: { Args: { source: Json }; Returns: string }
      lead_due_at: { Args: { kind: string; received: string }; Returns: string }
      lead_late_at: {
        Args: { kind: string; received: string }
        Returns: string
      }
      lead_promise: { Args: Record<PropertyKey, never>; Returns: Json }
      lead_released_at: {
        Args: { row_id: string; table_name: string }
        Returns: string
      }
      lead_with_proof: {
        Args: { lead: string; proof: string }
        Returns: {
          lead_row: Json
          lead_table: string
        }[]
      }
      plain_text: { Args: { source: string }; Returns: string }
      present_subscription: {
        Args: { lead: string; proof: string }
        Returns: string
      }
      preview_article: {
        Args: { article_slug: string; kind: string; preview_key: string }
        Returns: Json
      }
      record_email_problem: {
        Args: { email_proof: string; problem: string }
        Returns: Json
      }
      search_articles: {
        Args: { max_results?: number; question: string }
        Returns: Json
      }
      search_hits: {
        Args: { searched_table: string; words: unknown }
        Returns: {
          id: string
          published_at: string
          rank: number
        }[]
      }
      search_question: { Args: { question: string }; Returns: unknown }
      sitemap_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      sitemap_part: { Args: { kind: string; part: number }; Returns: Json }
      skip_lead_notification: {
        Args: {
          lead: string
          owner_id: string
          proof: string
          receiver_name: string
        }
        Returns: boolean
      }
      stop_subscription: {
        Args: { lead: string; proof: string }
        Returns: boolean
      }
      subscription_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      unsent_notifications: { Args: Record<PropertyKey, never>; Returns: Json }
      untold_leads: {
        Args: { receivers: string[] }
        Returns: {
          receiver: string
          submission_id: string
        }[]
      }
      update_position: { Args: { update_id: string }; Returns: number }
      was_marked_lately: { Args: { lead: string }; Returns: boolean }
      weekly_figures: { Args: { week: string }; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
